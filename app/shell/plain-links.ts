/**
 * Makes plain `<a href="/…">` elements navigate within the site. A page has hundreds of links: the router's own would
 * each compute their address anew with every change of it.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export function usePlainLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const href = link?.getAttribute('href');
      if (!link || !href?.startsWith('/') || event.defaultPrevented) return;
      if (!isPlainClick(event) || link.target || link.hasAttribute('download') || isFile(href)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      navigate(href, {
        preventScrollReset: 'keepScroll' in link.dataset,
        // A second click on the same link leaves no second step behind.
        replace: href === `${pathname}${search}${hash}`,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Not one that opens the link elsewhere. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Data files are the browser's business. */
function isFile(href: string): boolean {
  return /\.\w+$/.test(href.split(/[?#]/)[0] ?? '');
}
