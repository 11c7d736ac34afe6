/** How to report a mistake, and how to change the data. */
import { REPORT_ADDRESS, reportHref } from '../util/report-link.ts';
import styles from './contribute.module.css';
import { Section } from './section.tsx';

const EXAMPLE_LINE =
  '{ "start": "2026-11-15T18:00:00Z", "name": "Home Team vs Away Team", "home": "Home Team", "away": "Away Team", "type": "Week 10", "location": "Stadium (City)" }';

export function Contribute() {
  return (
    <Section id="contribute" title="Contribute">
      {REPORT_ADDRESS && (
        <p>
          Found a wrong date or venue? Open the event and choose “Report a mistake”; the event is filled in
          for you. For anything else, <a href={reportHref(REPORT_ADDRESS)}>write a report</a>. Tell us what is
          wrong and where we can check it.
        </p>
      )}
      <p>
        {REPORT_ADDRESS ? 'Or fix it yourself.' : 'Found a wrong date or venue? You can fix it.'} Every season
        is one file, <code>data/&#123;sport&#125;/&#123;league&#125;/&#123;season&#125;.json</code>, with one
        event per line:
      </p>
      <pre className={styles.line}>
        <code>{EXAMPLE_LINE}</code>
      </pre>
      <ol className={styles.steps}>
        <li>
          Edit a line, or add one under its heading. The start is the date at the venue, or the time in UTC if
          it is known.
        </li>
        <li>
          Run <code>npm run data:format</code> to sort the file, <code>npm run check</code> to validate it and{' '}
          <code>npm run data:audit</code> to check that it is plausible.
        </li>
        <li>Send us the change with its source.</li>
      </ol>
    </Section>
  );
}
