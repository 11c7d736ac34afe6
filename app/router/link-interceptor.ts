/**
 * Makes plain `<a href="/…">` elements step within the site, and loads a page while the visitor is reaching for its
 * link. A page has hundreds of links: one listener serves them all.
 */
import { useEffect } from 'react';
import { preparePage } from '../routes.ts';
import { withoutBase } from '../util/base-path.ts';
import { currentAddress, navigate } from './navigate.ts';

/** A pointer that only crosses a link is gone by then. */
const INTENT = 60;

export function useLinkInterceptor() {
  useEffect(() => {
    let reaching: ReturnType<typeof setTimeout>;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = currentAddress();
      navigate(link.href, {
        keepScroll: keepsScroll(link.element) || opensPanel(link.href, pathname),
        // A second click on the same link leaves no second step behind.
        replace: link.href === `${pathname}${search}${hash}`,
      });
    };
    const reach = (event: Event) => {
      clearTimeout(reaching);
      const link = linkOf(event);
      if (!link || savesData()) return;
      const [, pathname = '', search] = /^([^?#]*)(\?[^#]*)?/.exec(link.href) ?? [];
      reaching = setTimeout(() => preparePage(pathname, search), event.type === 'pointerover' ? INTENT : 0);
    };
    document.addEventListener('click', follow);
    for (const type of INTENTS) document.addEventListener(type, reach, { passive: true });
    return () => {
      clearTimeout(reaching);
      document.removeEventListener('click', follow);
      for (const type of INTENTS) document.removeEventListener(type, reach);
    };
  }, []);
}

const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/** The link of the site that an event is about; not one to a file, to another site, or to another window. */
function linkOf({ target }: Event): { element: HTMLAnchorElement; href: string } | undefined {
  const element = target instanceof Element ? target.closest('a') : null;
  const asked = element?.getAttribute('href');
  if (!element || !asked?.startsWith('/') || element.target || element.hasAttribute('download')) return;
  const href = withoutBase(asked);
  return isFile(href) ? undefined : { element, href };
}

/** Not one that opens the link elsewhere. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** It says so itself, or the row of links that it stands in. */
function keepsScroll(link: Element): boolean {
  return link.closest('[data-keep-scroll]') !== null;
}

/** Data files are the browser's business. */
function isFile(href: string): boolean {
  return /\.\w+$/.test(href.split(/[?#]/)[0] ?? '');
}

/** The details of an event open beside what is shown; rows have no attribute for it, as there are so many. */
function opensPanel(href: string, pathname: string): boolean {
  return href.startsWith(`${pathname}?`) && /[?&]event=/.test(href);
}

/** What the visitor has told the browser; not in every browser. */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
