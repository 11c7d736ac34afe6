/**
 * Keeps the page's canonical URL true after a navigation within the site: browsers share that one, not the address bar's.
 * The build writes the element; unknown pages and the development server have none.
 */
import { useEffect } from 'react';
import { usePathname } from '../router/router.tsx';
import { withBase } from '../util/base-path.ts';

/** A component of its own, so that a navigation does not render the whole layout. */
export function CanonicalUrl() {
  const pathname = usePathname();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(withBase(pathname.replace(/(.)\/+$/, '$1')), link.href).href;
  }, [pathname]);
  return null;
}
