/** The navigation of narrow screens: a dialog, so the platform traps and returns focus and closes it on Escape. */
import { __iconNode as cross } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type MouseEvent, memo, type Ref } from 'react';
import { Icon } from '../ui/icon.tsx';
import { isHere, navigation } from './navigation.ts';
import styles from './side-navigation.module.css';

/** The pages over all sports. */
const OVER_ALL = [
  { label: 'My calendar', link: '/my' },
  { label: 'Calendar of all sports', link: '/calendar' },
  { label: 'Timeline of all leagues', link: '/timeline' },
];

interface SideNavigationProps {
  ref: Ref<HTMLDialogElement>;
  pathname: string;
}

export const SideNavigation = memo(function SideNavigation({ ref, pathname }: SideNavigationProps) {
  const closeOnChoice = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    const isBackdrop = target === event.currentTarget;
    if (isBackdrop || target.closest('a')) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a convenience; Escape and the button close it too
    <dialog ref={ref} className={styles.dialog} aria-label="Navigation" onClick={closeOnChoice}>
      <form method="dialog" className={styles.head}>
        <span className={styles.title}>Sports</span>
        <button type="submit" className={styles.close} aria-label="Close navigation">
          <Icon of={cross} size={20} />
        </button>
      </form>
      <Links pathname={pathname} />
    </dialog>
  );
});

function Links({ pathname }: { pathname: string }) {
  return (
    <nav aria-label="Sports and leagues">
      <ul className={`${styles.items} ${styles.own}`}>
        {OVER_ALL.map(({ label, link }) => (
          <LinkItem key={link} label={label} link={link} pathname={pathname} />
        ))}
      </ul>
      <ul className={styles.items}>
        {navigation.map((item) => (
          <li key={item.link}>
            <details open={isHere(item, pathname)} className={styles.category}>
              <summary>{item.label}</summary>
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

function LinkItem({ label, link, pathname }: { label: string; link: string; pathname: string }) {
  return (
    <li>
      <a href={link} aria-current={pathname === link ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
}
