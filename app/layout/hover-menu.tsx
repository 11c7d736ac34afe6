/**
 * A category of the header with the dropdown of its leagues. The dropdown opens under the pointer, by the arrow keys and by
 * its button, which only the keyboard finds: whoever tabs to the page passes two stops a category. It closes a moment after
 * the pointer and the focus have left.
 */
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { HOVER_MENU_CLOSE_DELAY } from '../theme.ts';
import styles from './hover-menu.module.css';
import type { NavItem } from './navigation.ts';

interface HoverMenuProps {
  item: NavItem;
  isHere: boolean;
}

export function HoverMenu({ item, isHere }: HoverMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (!isOpen) return;
    // Wherever the focus is: a menu that the pointer has opened may cover what one wants to see.
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const open = () => {
    clearTimeout(closing.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
  };
  const closeSoon = () => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), HOVER_MENU_CLOSE_DELAY);
  };
  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) closeSoon();
  };
  const handleKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape' && isOpen) toggle.current?.focus();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    open();
    focusLink(event.currentTarget, step);
  };

  return (
    <li
      className={styles.item}
      data-open={isOpen || undefined}
      onMouseEnter={open}
      onMouseLeave={closeSoon}
      onBlur={closeWhenFocusLeaves}
      onKeyDown={handleKey}
    >
      <a href={item.link} className={styles.category} data-here={isHere || undefined} onClick={close}>
        {item.label}
      </a>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={`${item.label} leagues`}
        onClick={() => (isOpen ? close() : open())}
      />
      <ul className={styles.dropdown}>
        {item.links.map(({ label, link }) => (
          <li key={link}>
            <a href={link} onClick={close}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Moves the focus among the dropdown's links; from outside, to the first or the last of them. */
function focusLink(item: HTMLElement, step: number) {
  // The dropdown becomes focusable in the next frame.
  requestAnimationFrame(() => {
    const links = [...item.querySelectorAll<HTMLElement>(':scope > ul a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length;
    links[next]?.focus();
  });
}
