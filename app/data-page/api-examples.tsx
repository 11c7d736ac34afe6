/** Code that reads the API, to copy, with the address of this site. */
import reference from 'virtual:catalog/api-reference';
import { apiV1Path, embedPath, eventsPath, feedPath, leaguePath } from '../../catalog/event/urls.ts';
import { embedSnippet } from '../subscribe/embed-code.tsx';
import { useVisitorKnown } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import { siteAddress } from '../util/base-path.ts';
import styles from './api-examples.module.css';
import { Section } from './section.tsx';

/** The site's own address is not known when the page is built. */
const PLACEHOLDER_ORIGIN = 'https://example.org';

interface Example {
  name: string;
  hint: string;
  code: string;
}

function examples(addressOf: (path: string) => string): Example[] {
  const { league, season, date } = reference.parameters;
  const path = leaguePath(league);
  return [
    {
      name: 'curl',
      hint: 'One event per line (NDJSON). Requires jq.',
      code: `curl --compressed ${addressOf(eventsPath(league, season, 'json'))} | jq -c '.events[]'`,
    },
    {
      name: 'JavaScript',
      hint: 'Works on any website: CORS is enabled. Events without a time have no start.',
      code: `const response = await fetch('${addressOf(eventsPath(league, season, 'json'))}');
const { events } = await response.json();
const next = events.filter(({ start }) => start && new Date(start) > new Date()).slice(0, 5);`,
    },
    {
      name: 'Python',
      hint: 'All events on one day. Standard library only.',
      code: `import json, urllib.request

with urllib.request.urlopen('${addressOf(apiV1Path(`/days/${date}.json`))}') as response:
    day = json.load(response)
for event in day['events']:
    print(event['start'] or event['date'], event['league'], event['name'])`,
    },
    {
      name: 'Spreadsheet',
      hint: 'For Google Sheets. In Excel, choose Data → From Web and paste only the URL.',
      code: `=IMPORTDATA("${addressOf(eventsPath(league, season, 'csv'))}")`,
    },
    {
      name: 'Calendar',
      hint: 'Subscribe to this URL in any calendar app. feeds.json lists every calendar.',
      code: addressOf(feedPath(path)),
    },
    {
      name: 'Embed',
      hint: 'Shows the next events on your page. count: 1 to 20; scheme: light, dark or auto.',
      code: embedSnippet(addressOf(embedPath(path)), league.toUpperCase()),
    },
  ];
}

export function ApiExamples() {
  const addressOf = useVisitorKnown() ? siteAddress : (path: string) => `${PLACEHOLDER_ORIGIN}${path}`;
  return (
    <Section id="examples" title="Examples">
      <dl className={styles.examples}>
        {examples(addressOf).map(({ name, hint, code }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <p className={`${styles.hint} muted`}>{hint}</p>
              <pre>
                <code>{code}</code>
              </pre>
              <CopyLink address={code} className={buttons.action} label={`Copy ${name} example`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
