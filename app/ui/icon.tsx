/**
 * A control's icon: the lines that Tabler draws. Its own component writes ten attributes beside each of them, a tenth of
 * every page; the style sheet says the same once.
 */
import styles from './icon.module.css';

/** As Tabler's modules export it: all that is used here are lines. */
type Drawing = readonly (readonly [element: string, attributes: { d: string }])[];

interface IconProps {
  of: Drawing;
  size?: number;
}

/** All lines as one, without the spaces that a minus makes needless. */
function lineOf(drawing: Drawing): string {
  return drawing
    .map(([, { d }]) => d)
    .join('')
    .replaceAll(' -', '-');
}

/** Without a size it has that of the style sheet. */
export function Icon({ of, size }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lineOf(of)} />
    </svg>
  );
}
