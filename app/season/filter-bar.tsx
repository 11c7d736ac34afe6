/** The filters of a league page. Their state is the address, so a link shows the same to anyone. */
import { useEffect, useId, useRef, useState } from 'react';
import { useFollowing } from '../ui/use-following.ts';
import styles from './filter-bar.module.css';
import { type Choice, type Choices, fewMatching, isFiltered } from './filter-events.ts';
import type { LeagueQuery } from './league-query.ts';

interface FilterBarProps {
  choices: Choices;
  query: LeagueQuery;
  /** How many events the filters leave, and of how many. */
  shown: number;
  total: number;
  onChange: (changes: Partial<LeagueQuery>) => void;
  /** The visitor is reaching for one of these changes. */
  onIntent: (changes: readonly Partial<LeagueQuery>[]) => void;
}

const NO_FILTERS = { team: '', type: '', text: '', upcomingOnly: false };

export function FilterBar({ choices, query, shown, total, onChange, onIntent }: FilterBarProps) {
  // On a phone the fields are folded away until they are asked for.
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={styles.bar} data-open={isOpen || isFiltered(query) || undefined}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filters
      </button>
      <TeamFilter
        teams={choices.teams}
        team={query.team}
        onChange={(team) => onChange({ team })}
        onIntent={(likely) => onIntent(likely.map(({ value }) => ({ team: value })))}
      />
      <TypeFilter
        types={choices.types}
        type={query.type}
        onChange={(type) => onChange({ type })}
        onIntent={() => onIntent(choices.types.map(({ value }) => ({ type: value })))}
      />
      <TextFilter text={query.text} onChange={(text) => onChange({ text })} />
      <UpcomingFilter
        isOn={query.upcomingOnly}
        onChange={(upcomingOnly) => onChange({ upcomingOnly })}
        onIntent={() => onIntent([{ upcomingOnly: !query.upcomingOnly }])}
      />
      {isFiltered(query) && (
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          Clear all
        </button>
      )}
      <p className={styles.count} role="status">
        {shown === total
          ? `${total.toLocaleString('en')} events`
          : `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} events`}
      </p>
    </search>
  );
}

interface TeamFilterProps {
  teams: readonly Choice[];
  team: string;
  onChange: (team: string) => void;
  onIntent: (likely: readonly Choice[]) => void;
}

/** A field with suggestions: the browser searches them. They are rendered when the field is first used. */
function TeamFilter({ teams, team, onChange, onIntent }: TeamFilterProps) {
  const list = useId();
  const [isUsed, setUsed] = useState(false);
  const label = teams.find(({ value }) => value === team)?.label ?? '';
  const { field, tell } = useFollowing<HTMLInputElement, 'value'>('value', label, (entered) => {
    const chosen = teams.find((choice) => choice.label === entered);
    if (chosen) onChange(chosen.value);
    else if (entered === '') onChange('');
    else onIntent(fewMatching(teams, entered));
  });
  if (teams.length === 0) return null;
  return (
    <>
      <input
        ref={field}
        className={styles.field}
        aria-label="Team"
        placeholder="All teams"
        list={list}
        defaultValue={label}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => tell(target.value)}
        onBlur={({ target }) => {
          target.value = label;
        }}
      />
      <datalist id={list}>
        {isUsed && teams.map((choice) => <option key={choice.value} value={choice.label} />)}
      </datalist>
    </>
  );
}

interface TypeFilterProps {
  types: readonly Choice[];
  type: string;
  onChange: (type: string) => void;
  onIntent: () => void;
}

function TypeFilter({ types, type, onChange, onIntent }: TypeFilterProps) {
  const { field, tell } = useFollowing<HTMLSelectElement, 'value'>('value', type, onChange);
  if (types.length < 2) return null;
  return (
    <select
      ref={field}
      className={styles.field}
      aria-label="Type"
      defaultValue={type}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onChange={({ target }) => tell(target.value)}
    >
      <option value="">All types</option>
      {types.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface UpcomingFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onIntent: () => void;
}

function UpcomingFilter({ isOn, onChange, onIntent }: UpcomingFilterProps) {
  const { field, tell } = useFollowing<HTMLInputElement, 'checked'>('checked', isOn, onChange);
  return (
    <label className={styles.check} onPointerEnter={onIntent} onFocus={onIntent}>
      <input
        ref={field}
        type="checkbox"
        defaultChecked={isOn}
        onChange={({ target }) => tell(target.checked)}
      />
      Upcoming only
    </label>
  );
}

/** Letters that follow each other faster than this are answered together. */
const TYPING_PAUSE = 150;

function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { field, tell } = useFollowing<HTMLInputElement, 'value'>('value', text, onChange);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <input
      ref={field}
      type="search"
      className={styles.field}
      aria-label="Filter by text"
      placeholder="Filter…"
      defaultValue={text}
      maxLength={100}
      onChange={({ target }) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => tell(target.value), TYPING_PAUSE);
      }}
    />
  );
}
