/** A group that opens; its content is rendered on opening, so a season of 2,500 games costs nothing until then. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  anchor?: string;
  /**
   * The look: a heading over groups, a bar for a group within one or alone, a fold of what is past, or a line in a dense
   * list.
   */
  kind: 'category' | 'subgroup' | 'bar' | 'fold' | 'line';
  heading: ReactNode;
  summary: ReactNode;
  defaultOpen: boolean;
  /** Holds the current week: the target of the "Today" button. */
  isCurrent?: boolean;
  /** What the visitor has opened or closed, by anchor, for a group that is unmounted and comes back. */
  toggled?: Map<string, boolean>;
  /** What is in it, closed or open, where there is no JavaScript. */
  withoutScripts?: ReactNode;
  children: () => ReactNode;
}

export function Disclosure({
  anchor = '',
  kind,
  heading,
  summary,
  defaultOpen,
  isCurrent,
  toggled,
  withoutScripts,
  children,
}: DisclosureProps) {
  // Until the visitor decides, it follows the default, which may change with the visitor's zone and with the day.
  const [chosen, setChosen] = useState(toggled?.get(anchor));
  const isOpen = chosen ?? defaultOpen;
  const group = useRef<HTMLDetailsElement>(null);
  const follow = () => {
    if (!group.current || group.current.open === isOpen) return;
    setChosen(group.current.open);
    toggled?.set(anchor, group.current.open);
  };
  // The visitor may have opened it before hydration.
  useLayoutEffect(follow);
  return (
    <details
      ref={group}
      id={anchor || undefined}
      className={styles.disclosure}
      data-kind={kind}
      data-current={isCurrent || undefined}
      open={isOpen}
      onToggle={follow}
    >
      <summary>
        {heading} <span className={styles.aside}>{summary}</span>
      </summary>
      {isOpen ? children() : withoutScripts && <noscript>{withoutScripts}</noscript>}
    </details>
  );
}
