/** The filters of a league page. Their state is the address, so a link shows the same to anyone. */
import { useEffect, useId, useState } from 'react';
import styles from './filter-bar.module.css';
import { type Choice, type Choices, isFiltered } from './filter-events.ts';
import type { LeagueQuery } from './league-query.ts';

interface FilterBarProps {
  choices: Choices;
  query: LeagueQuery;
  /** How many events the filters leave, and of how many. */
  shown: number;
  total: number;
  onChange: (changes: Partial<LeagueQuery>) => void;
}

const NO_FILTERS = { team: '', type: '', text: '', upcomingOnly: false };

export function FilterBar({ choices, query, shown, total, onChange }: FilterBarProps) {
  // On a phone the fields are folded away until they are asked for.
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={styles.bar} data-open={isOpen || isFiltered(query) || undefined}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filters
      </button>
      <TeamFilter teams={choices.teams} team={query.team} onChange={(team) => onChange({ team })} />
      <TypeFilter types={choices.types} type={query.type} onChange={(type) => onChange({ type })} />
      <TextFilter text={query.text} onChange={(text) => onChange({ text })} />
      <UpcomingFilter isOn={query.upcomingOnly} onChange={(upcomingOnly) => onChange({ upcomingOnly })} />
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

/** What a field shows: ahead of the address by the moment that the list takes, so that a field answers at once. */
function useAhead<T>(value: T) {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return [shown, setShown] as const;
}

interface TeamFilterProps {
  teams: readonly Choice[];
  team: string;
  onChange: (team: string) => void;
}

/** A field with suggestions: the browser searches them. They are rendered when the field is first used. */
function TeamFilter({ teams, team, onChange }: TeamFilterProps) {
  const list = useId();
  const [isUsed, setUsed] = useState(false);
  const label = teams.find(({ value }) => value === team)?.label ?? '';
  const [typed, setTyped] = useAhead(label);
  if (teams.length === 0) return null;
  return (
    <>
      <input
        className={styles.field}
        aria-label="Team"
        placeholder="All teams"
        list={list}
        value={typed}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          const chosen = teams.find((choice) => choice.label === target.value);
          if (chosen) onChange(chosen.value);
          else if (target.value === '') onChange('');
        }}
        onBlur={() => setTyped(label)}
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
}

function TypeFilter({ types, type, onChange }: TypeFilterProps) {
  const [shown, setShown] = useAhead(type);
  if (types.length < 2) return null;
  return (
    <select
      className={styles.field}
      aria-label="Type"
      value={shown}
      onChange={({ target }) => {
        setShown(target.value);
        onChange(target.value);
      }}
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

function UpcomingFilter({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const [shown, setShown] = useAhead(isOn);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={shown}
        onChange={({ target }) => {
          setShown(target.checked);
          onChange(target.checked);
        }}
      />
      Upcoming only
    </label>
  );
}

/** While one types, the field is ahead of the address by a moment, so that no letter waits for the list. */
const TYPING_PAUSE = 150;

function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useAhead(text);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onChange(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      className={styles.field}
      aria-label="Filter by text"
      placeholder="Filter…"
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
