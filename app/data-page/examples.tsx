/** Code samples that read the data. */
import { useHydrated } from '../time/visitor.tsx';
import { siteAddress } from '../util/base-path.ts';
import styles from './examples.module.css';
import { Section } from './section.tsx';

/** The site's own address is not known when the page is built. */
const PLACEHOLDER_ORIGIN = 'https://example.org';

function examples(addressOf: (path: string) => string): [string, string][] {
  const season = addressOf('/api/nfl/2026.json');
  return [
    ['curl', `curl ${season}`],
    [
      'JavaScript',
      `const { events } = await (await fetch('${season}')).json();
const now = new Date().toISOString();
const ahead = Object.values(events).flat().filter(({ start }) => start > now);`,
    ],
    [
      'Python',
      `import json, urllib.request
league = json.load(urllib.request.urlopen('${season}'))
games = league['events']['Regular Season']`,
    ],
    [
      'R',
      `library(jsonlite)
league <- fromJSON('${season}')
games <- league$events[['Regular Season']]`,
    ],
    ['Spreadsheet', `=IMPORTDATA("${addressOf('/api/nfl.csv')}")`],
  ];
}

export function Examples() {
  const addressOf = useHydrated() ? siteAddress : (path: string) => `${PLACEHOLDER_ORIGIN}${path}`;
  return (
    <Section id="examples" title="Examples">
      <dl className={styles.examples}>
        {examples(addressOf).map(([name, code]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <pre>
                <code>{code}</code>
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
