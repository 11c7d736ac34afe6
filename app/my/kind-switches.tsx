/** Shows or hides kinds of events, league by league. */
import { leagueBySlug } from '../data/site-map.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import type { Kind } from './calendar.ts';
import styles from './kind-switches.module.css';

interface KindSwitchesProps {
  kinds: ReadonlyMap<string, readonly Kind[]>;
  hidden: readonly string[];
  onToggle: (kind: string) => void;
}

export function KindSwitches({ kinds, hidden, onToggle }: KindSwitchesProps) {
  if (kinds.size === 0) return null;
  const all = [...kinds.values()].flat();
  const hiddenHere = all.filter(({ key }) => hidden.includes(key));
  return (
    <Disclosure
      kind="fold"
      heading="Event types"
      summary={
        hiddenHere.length > 0 ? `hidden: ${hiddenHere.map(({ label }) => label).join(', ')}` : 'all shown'
      }
      defaultOpen={false}
    >
      {() => (
        <div className={`${styles.leagues} screen-only`}>
          {[...kinds].map(([league, members]) => (
            <fieldset key={league} data-sport={leagueBySlug(league)?.sport}>
              <legend>{leagueBySlug(league)?.name}</legend>
              {members.map(({ key, label, count }) => (
                <label key={key}>
                  <input type="checkbox" checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
                  {label} <small>{count}</small>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
