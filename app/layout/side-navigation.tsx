/** The navigation of narrow screens, loaded when it is opened. */
import type { MouseEvent, ReactNode } from 'react';
import { SportIcon } from '../sport/sport-icon.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CalendarIcon, CloseIcon, StarIcon, TimelineIcon } from '../ui/icons.tsx';
import { isHere, navigation } from './navigation.ts';
import styles from './side-navigation.module.css';

/** The pages over all sports. */
const OVERVIEWS = [
  { label: 'My calendar', link: '/my', icon: <StarIcon size={20} /> },
  { label: 'Calendar', link: '/calendar', icon: <CalendarIcon size={20} /> },
  { label: 'Timeline', link: '/timeline', icon: <TimelineIcon size={20} /> },
];

interface SideNavigationProps {
  pathname: string;
  onClose: () => void;
}

export default function SideNavigation({ pathname, onClose }: SideNavigationProps) {
  const closeOnChoice = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a')) event.currentTarget.close();
  };
  return (
    <Dialog className={styles.dialog} label="Navigation" onClose={onClose} onClick={closeOnChoice}>
      <form method="dialog" className={styles.head}>
        <span className={styles.title}>Sports</span>
        <button type="submit" className={styles.close} aria-label="Close navigation">
          <CloseIcon size={20} />
        </button>
      </form>
      <Links pathname={pathname} />
    </Dialog>
  );
}

function Links({ pathname }: { pathname: string }) {
  return (
    <nav aria-label="Sports and leagues">
      <ul className={`${styles.items} ${styles.own}`}>
        {OVERVIEWS.map(({ link, ...item }) => (
          <LinkItem key={link} link={link} pathname={pathname} {...item} />
        ))}
      </ul>
      <ul className={styles.items}>
        {navigation.map((item) => (
          <li key={item.link}>
            <details open={isHere(item, pathname)} className={styles.category}>
              <summary data-sport={item.sport}>
                <SportIcon sport={item.sport} size={20} />
                {item.label}
              </summary>
              <ul className={styles.links}>
                <LinkItem label={`All ${item.label}`} link={item.link} pathname={pathname} />
                {item.links.map(({ label, link }) => (
                  <LinkItem key={link} label={label} link={link} pathname={pathname} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LinkItemProps {
  label: string;
  link: string;
  pathname: string;
  icon?: ReactNode;
}

function LinkItem({ label, link, pathname, icon }: LinkItemProps) {
  return (
    <li>
      <a href={link} aria-current={pathname === link ? 'page' : undefined}>
        {icon}
        {label}
      </a>
    </li>
  );
}
