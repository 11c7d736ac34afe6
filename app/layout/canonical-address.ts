/**
 * Keeps the page's stated address true after a navigation within the site: browsers share that one, not the address bar's.
 * The build has put it into the head; where it has not (unknown pages, the development server) there is nothing to keep.
 */
import { useEffect } from 'react';
import { usePathname } from '../router/router.tsx';
import { withBase } from '../util/base-path.ts';

/** A component, as the shell itself must not be rendered anew with every change of the address. */
export function CanonicalAddress() {
  const pathname = usePathname();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(withBase(pathname.replace(/(.)\/+$/, '$1')), link.href).href;
  }, [pathname]);
  return null;
}
