/** How a mistake is reported, and how a line of data is changed. */
import { REPORT_ADDRESS, reportHref } from '../util/report-link.ts';
import styles from './contribute.module.css';
import { Section } from './section.tsx';

const LINE =
  '{ "start": "2026-11-15T18:00:00Z", "name": "Home Team vs Away Team", "home": "Home Team", "away": "Away Team", "type": "Week 10", "location": "Stadium (City)" }';

export function Contribute() {
  return (
    <Section id="contribute" title="Report and contribute">
      <p>
        A wrong date or place: open the event and choose “Report a mistake”, which fills in which event it is.
        For anything else <a href={reportHref(REPORT_ADDRESS)}>write a report</a>. Say what is wrong and where
        the right one can be looked up.
      </p>
      <p>
        Or change the line yourself. Every season is one file,{' '}
        <code>data/&#123;sport&#125;/&#123;league&#125;/&#123;season&#125;.json</code>, with one event to a
        line:
      </p>
      <pre className={styles.line}>
        <code>{LINE}</code>
      </pre>
      <ol className={styles.steps}>
        <li>
          Edit the line, or add one under its heading. A start is the day at the venue, or a UTC instant if
          the time is known.
        </li>
        <li>
          <code>npm run data:format</code> puts the file in order, <code>npm run check</code> says whether it
          is sound, <code>npm run data:audit</code> whether it is plausible.
        </li>
        <li>Send the change with the source that it is from.</li>
      </ol>
    </Section>
  );
}
