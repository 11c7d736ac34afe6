/** /developers: the API, with examples to copy and a reference. */
import { ApiExamples } from '../data-page/api-examples.tsx';
import { Endpoints, Fields } from '../data-page/api-tables.tsx';
import { Section, SectionPage } from '../data-page/section.tsx';
import { SITE_NAME } from '../site.ts';

const HEAD = {
  title: `Developers: API, calendars, embeds – ${SITE_NAME}`,
  description: `The schedules of ${SITE_NAME} for your own programs: JSON, CSV and iCalendar, with examples, JSON Schema and OpenAPI. No key needed.`,
};

const SECTIONS = [
  ['examples', 'Examples'],
  ['endpoints', 'Addresses'],
  ['rules', 'Rules'],
  ['fields', 'Fields'],
] as const;

export default function DevelopersPage() {
  return (
    <SectionPage
      head={HEAD}
      heading="Developers"
      intro="All schedules as JSON, CSV and iCalendar. Static files: no key, no limit, and scripts of every site may read them."
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
      <ul>
        <li>
          <code>date</code> is a day and <code>start</code> an instant in UTC. An event without a time has no{' '}
          <code>start</code>; there is no midnight to misread.
        </li>
        <li>
          The <code>id</code> of an event stays the same when its date, time, venue or name changes. It is the{' '}
          <code>UID</code> in the calendars.
        </li>
        <li>
          An event of several days is in the file of each day. Periods such as a regular season or a transfer
          window are in the files by season only.
        </li>
        <li>
          Send the <code>ETag</code> of the last answer as <code>If-None-Match</code>: an unchanged file is
          answered with an empty <code>304</code>.
        </li>
        <li>
          Version 1 may get more fields. None will be removed, renamed or given another meaning. The one
          exception, of 19 November 2026: NDJSON files repeated the JSON and are gone, and so is the field{' '}
          <code>ndjson</code> of a season. The first example makes the same lines of the JSON.
        </li>
        <li>
          CSV is UTF-8 with a byte order mark, for Excel; in Python, open it with the encoding{' '}
          <code>utf-8-sig</code>. Several values in a cell are separated by “; ”.
        </li>
        <li>
          Licences and what is missing: <a href="/data#sources">about the data</a>.
        </li>
      </ul>
    </Section>
  );
}
