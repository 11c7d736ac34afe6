/**
 * A team at a glance: its abbreviation on its colours, like the plate of a broadcast. Beside a name it is decoration, so
 * screen readers skip it.
 */
import type { TeamLook } from '../../catalog/team/team-look.ts';
import styles from './badge.module.css';
import { type BadgeSize, Flag } from './flag.tsx';

export function TeamBadge({ look, size = 'row' }: { look: TeamLook; size?: BadgeSize }) {
  const { abbreviation, colors, flag } = look;
  if (flag) return <Flag country={flag} size={size} />;
  if (abbreviation === '') return null;
  return (
    <i
      className={`${styles.badge} ${styles.team}`}
      data-size={size === 'row' ? undefined : size}
      data-long={abbreviation.length > 3 || undefined}
      data-ring={colors?.ring.join(' ') || undefined}
      style={
        colors && {
          background: colors.fill,
          borderColor: colors.stripe,
          color: colors.text === '#000000' ? 'black' : undefined,
        }
      }
      aria-hidden
    >
      {abbreviation}
    </i>
  );
}
