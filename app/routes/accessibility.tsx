/** /accessibility: what the site promises to everybody, how that is checked, and what is not perfect. */

import { Section } from '../data-page/section.tsx';
import { SITE_NAME } from '../site.ts';
import { PageHead } from '../ui/page-head.tsx';
import { REPORT_ADDRESS } from '../util/report-link.ts';
import styles from './accessibility.module.css';

const HEAD = {
  title: `Accessibility – ${SITE_NAME}`,
  description: `How ${SITE_NAME} keeps to WCAG 2.2 AA, how that is checked, what is known to be imperfect, and how to report a barrier.`,
};

export default function AccessibilityPage() {
  return (
    <div className={styles.page}>
      <PageHead {...HEAD} />
      <h1 itemProp="name">Accessibility</h1>
      <p>
        This site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This
        statement is of November 2026. It rests on our own checks; nobody else has examined the site.
      </p>
      <Section id="checked" title="What is checked, and how">
        <ul>
          <li>Every kind of page, in light and dark, with the rules of axe, before each release.</li>
          <li>
            The keyboard alone, by tests in a browser: menus, search, filters, calendars, timelines and
            dialogs. Calendars and timelines are one stop of the Tab key each; arrow keys move within.
          </li>
          <li>
            Looked at by hand: widths down to 320 pixels, where only a timeline scrolls sideways; forced
            colours; print. Movement is left out for those who ask their system for less of it.
          </li>
          <li>Without JavaScript every page can be read, and its links lead to the other pages.</li>
        </ul>
      </Section>
      <Section id="limits" title="Known limits">
        <ul>
          <li>
            No tests with people who use screen readers every day have been made, and screen readers are not
            part of the automatic checks.
          </li>
          <li>
            A timeline is a picture that scrolls sideways. The same dates stand below it as a table, and in
            the schedule as a list.
          </li>
          <li>
            Without JavaScript times are in the league’s home zone, search, filters and my calendar do not
            work, and the header has the sports but not their leagues, which are on the page of the sport.
          </li>
          <li>Names of teams and places in other languages are not marked as such.</li>
          <li>The site is in English only.</li>
        </ul>
      </Section>
      <Section id="report" title="Report a barrier">
        <p>
          If something is in your way, <a href={REPORT_ADDRESS}>write a report</a>. Say which page it is, what
          you wanted to do, and with what: browser, screen reader, settings.
        </p>
      </Section>
    </div>
  );
}
