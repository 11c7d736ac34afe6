/** The way to My calendar, in the header of every page. */
import { __iconNode as star } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/icon-button.module.css';
import { Tooltip } from '../ui/tooltip.tsx';

export function MyCalendarLink() {
  return (
    <a href="/my" className={styles.button} aria-label="My calendar">
      <Icon of={star} />
      <Tooltip>My calendar</Tooltip>
    </a>
  );
}
