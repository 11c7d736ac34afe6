/** What is sent in place of any page where there is no network: it becomes that page as soon as its scripts run. */

import { currentAddress } from '../router/navigate.ts';
import { usePathname } from '../router/router.tsx';
import { SITE_NAME } from '../site.ts';
import { useHydrated } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function ShellPage() {
  const pathname = usePathname();
  // Somebody has opened the file itself, which is no page.
  const isOpened = useHydrated() && pathname === currentAddress().pathname;
  return (
    <>
      <PageHead title={SITE_NAME} description="Every page of the site, where there is no network." isHidden />
      <h1 itemProp="name">{isOpened ? 'There is no such page' : 'Opening the page…'}</h1>
      {isOpened && (
        <p>
          <a href="/">To the start page</a>
        </p>
      )}
      <noscript>
        <p>This page is not on this device, and only JavaScript could make it from what is.</p>
      </noscript>
    </>
  );
}
