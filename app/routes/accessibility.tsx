/** /accessibility: the accessibility statement. */
import { Section } from '../data-page/section.tsx';
import { SITE_NAME } from '../site.ts';
import { PageHead } from '../ui/page-head.tsx';
import { REPORT_ADDRESS } from '../util/report-link.ts';
import styles from './accessibility.module.css';

const HEAD = {
  title: `Accessibility – ${SITE_NAME}`,
  description: `How ${SITE_NAME} meets WCAG 2.2 AA, how we test it, and its known limitations.`,
};

export default function AccessibilityPage() {
  return (
    <div className={styles.page}>
      <PageHead {...HEAD} />
      <h1 itemProp="name">Accessibility</h1>
      <p>
        We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement was
        written in November 2026 and is based on our own tests; nobody else has audited the site.
      </p>
      <Section id="checked" title="How we test">
        <ul>
          <li>Before each release, axe checks every kind of page in light and dark mode.</li>
          <li>
            Browser tests use menus, search, filters, calendars, timelines and dialogs with the keyboard
            alone. Each calendar and timeline is a single Tab stop; arrow keys move inside it.
          </li>
          <li>
            We check by hand: widths down to 320 pixels, where only timelines scroll sideways; forced colours;
            and print. Animations are off if your system asks for reduced motion.
          </li>
          <li>Without JavaScript every page can be read and every link works.</li>
        </ul>
      </Section>
      <Section id="limits" title="Known limitations">
        <ul>
          <li>
            We have not tested with people who use screen readers every day, and our automated tests do not
            cover screen readers.
          </li>
          <li>
            A timeline is a graphic that scrolls sideways. The same dates are in a table below it, and in the
            schedule as a list.
          </li>
          <li>
            Without JavaScript, times are in the league’s home time zone; event search, filters and My
            calendar do not work; and the header links to sports only, whose pages link to their leagues.
          </li>
          <li>Names of teams and venues in other languages are not marked up as such.</li>
          <li>The site is in English only.</li>
        </ul>
      </Section>
      {REPORT_ADDRESS && (
        <Section id="report" title="Report a barrier">
          <p>
            If something doesn’t work for you, <a href={REPORT_ADDRESS}>write a report</a>. Tell us the page,
            what you wanted to do, and your browser, screen reader and settings.
          </p>
        </Section>
      )}
    </div>
  );
}
