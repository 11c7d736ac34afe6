/** What is sent in place of any page where there is no network: it becomes that page as soon as its scripts run. */
import { usePathname } from '../address/address.tsx';
import { currentAddress } from '../address/navigate.ts';
import { PageHead } from '../shell/page-head.tsx';
import { UnknownPage } from '../shell/unknown-page.tsx';
import { SITE_NAME } from '../site.ts';
import { useSettled } from '../time/visitor.tsx';

export default function ShellPage() {
  const pathname = usePathname();
  // Somebody has opened the file itself, which is no page.
  if (useSettled() && pathname === currentAddress().pathname) return <UnknownPage />;
  return (
    <>
      <PageHead title={SITE_NAME} description="Every page of the site, where there is no network." isHidden />
      <h1 itemProp="name">Opening the page…</h1>
      <noscript>
        <p>This page is not on this device, and only JavaScript could make it from what is.</p>
      </noscript>
    </>
  );
}
