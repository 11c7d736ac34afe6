/** /developers: the API, with examples to copy and a reference. */
import { ApiExamples } from '../data-page/api-examples.tsx';
import { Endpoints, Fields } from '../data-page/api-tables.tsx';
import styles from '../data-page/section.module.css';
import { Section, SectionPage } from '../data-page/section.tsx';
import { SITE_NAME } from '../site.ts';

const HEAD = {
  title: `Developers: API, calendars, embeds – ${SITE_NAME}`,
  description: `${SITE_NAME} schedules for your own apps: JSON, CSV and iCalendar, with examples, JSON Schema and OpenAPI. No key needed.`,
};

const SECTIONS = [
  ['examples', 'Examples'],
  ['endpoints', 'Endpoints'],
  ['rules', 'Rules'],
  ['fields', 'Fields'],
] as const;

export default function DevelopersPage() {
  return (
    <SectionPage
      head={HEAD}
      heading="Developers"
      intro="Every schedule as JSON, CSV and iCalendar. Static files: no key, no rate limit, CORS enabled."
      sections={SECTIONS}
    >
      <ApiExamples />
      <Endpoints />
      <Rules />
      <Fields />
    </SectionPage>
  );
}

function Rules() {
  return (
    <Section id="rules" title="Rules">
      <ul className={styles.rules}>
        <li>
          <code>date</code> is a day; <code>start</code> is an instant in UTC. If the time is not known,{' '}
          <code>start</code> is <code>null</code>, never midnight.
        </li>
        <li>
          The <code>id</code> of an event stays the same when its date, time, venue or name changes. It is the{' '}
          <code>UID</code> in the calendars.
        </li>
        <li>
          An event that lasts several days is in the file of each day. Periods such as a regular season or a
          transfer window are only in the season files.
        </li>
        <li>
          Send the <code>ETag</code> of the last response as <code>If-None-Match</code>. If the file has not
          changed, the response is an empty <code>304</code>.
        </li>
        <li>
          Version 1 may gain fields. None will be removed, renamed or given a new meaning. There is one
          exception: on 19 November 2026 the NDJSON files, which repeated the JSON, were removed, and with
          them the <code>ndjson</code> field of a season. The first example gives you the same lines.
        </li>
        <li>
          CSV files are UTF-8 with a byte order mark, for Excel; in Python, open them with{' '}
          <code>encoding='utf-8-sig'</code>. Multiple values in a cell are separated by “; ”.
        </li>
        <li>
          For licences and known gaps, see <a href="/data#sources">the data</a>.
        </li>
      </ul>
    </Section>
  );
}
