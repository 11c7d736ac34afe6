/**
 * Makes plain `<a href="/…">` elements navigate within the site. Rows have two or three links each and a page has
 * hundreds of rows: the router's own links cost too much there.
 */
import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

export function usePlainLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = (event.target as Element).closest('a');
      const href = link?.getAttribute('href');
      // Links of the router have acted by now, and prevented the browser from doing so.
      if (!link || !href?.startsWith('/') || event.defaultPrevented) return;
      const isPlainClick =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlainClick || link.target || link.hasAttribute('download') || isFile(href)) return;
      event.preventDefault();
      navigate(href, { preventScrollReset: 'keepScroll' in link.dataset });
    },
    [navigate],
  );
}

/** Data files are the browser's business. */
function isFile(href: string): boolean {
  return /\.\w+$/.test(href.split(/[?#]/)[0] ?? '');
}
