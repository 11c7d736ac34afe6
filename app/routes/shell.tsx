/** What the service worker serves for any page without a network: its scripts then render that page. */
import { currentAddress } from '../router/address.ts';
import { usePathname } from '../router/router.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitorKnown } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function ShellPage() {
  const pathname = usePathname();
  // Somebody has opened shell.html itself, which is not a page.
  const isOpened = useVisitorKnown() && pathname === currentAddress().pathname;
  return (
    <>
      <PageHead title={SITE_NAME} description="Every page of the site, offline." isHidden />
      <h1 itemProp="name">{isOpened ? 'Page not found' : 'Opening page…'}</h1>
      {isOpened && (
        <p>
          <a href="/">Go to the home page</a>
        </p>
      )}
      <noscript>
        <p>This page isn’t saved on this device. To see it offline, turn on JavaScript.</p>
      </noscript>
    </>
  );
}
