/**
 * Makes plain `<a href="/…">` elements navigate within the site, and loads a page while the visitor is reaching for its
 * link. One listener for the document, because a page has hundreds of links.
 */
import { useEffect } from 'react';
import { withoutBase } from '../util/base-path.ts';
import { savesData } from '../util/saves-data.ts';
import { addressAfter, currentAddress, pathOf, type ShownAddress } from './address.ts';
import { navigate } from './navigate.ts';

/** Milliseconds after which a pointer over a link is taken for intent, not for crossing it. */
const HOVER_INTENT = 60;
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'];

/** Loads a page and its data, and the panel over it, so that they can be rendered without waiting. */
export type Prepare = (address: ShownAddress) => Promise<unknown>;

export function useLinkInterceptor(prepare: Prepare): void {
  useEffect(() => {
    let hovering: ReturnType<typeof setTimeout>;
    const onClick = (event: MouseEvent) => {
      const link = siteLinkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(link.href, {
        keepScroll: keepsScroll(link.element),
        // A second click on the same link adds no history entry.
        replace: link.href === pathOf(currentAddress()),
      });
    };
    const onIntent = (event: Event) => {
      clearTimeout(hovering);
      const link = siteLinkOf(event);
      if (!link || savesData()) return;
      hovering = setTimeout(
        () => prepare(addressAfter(link.href)),
        event.type === 'pointerover' ? HOVER_INTENT : 0,
      );
    };
    document.addEventListener('click', onClick);
    for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      clearTimeout(hovering);
      document.removeEventListener('click', onClick);
      for (const type of INTENT_EVENTS) document.removeEventListener(type, onIntent);
    };
  }, [prepare]);
}

/** The link to a page of the site that an event is about; not one to a file, another site or another window. */
function siteLinkOf({ target }: Event): { element: HTMLAnchorElement; href: string } | undefined {
  const element = target instanceof Element ? target.closest('a') : null;
  const written = element?.getAttribute('href');
  if (!element || !written?.startsWith('/') || element.target || element.hasAttribute('download')) return;
  const href = withoutBase(written);
  return isFile(href) ? undefined : { element, href };
}

/** A click that does not open the link elsewhere. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** The link says so, or the group of links around it. */
function keepsScroll(link: Element): boolean {
  return link.closest('[data-keep-scroll]') !== null;
}

function isFile(href: string): boolean {
  return /\.\w+$/.test(href.split(/[?#]/)[0] ?? '');
}
