/** The filters of a league page. Their state is the address, so a link shows the same to anyone. */
import { useEffect, useId, useMemo, useState } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import styles from './filter-bar.module.css';
import { type Choice, isFiltered, teamChoices, typeChoices } from './filter-events.ts';
import type { LeagueQuery } from './league-query.ts';

interface FilterBarProps {
  /** All events of the season. */
  events: readonly SportsEvent[];
  query: LeagueQuery;
  shown: number;
  onChange: (changes: Partial<LeagueQuery>) => void;
}

const NO_FILTERS = { team: '', type: '', text: '', upcomingOnly: false };

export function FilterBar({ events, query, shown, onChange }: FilterBarProps) {
  // On a phone the fields are folded away until they are asked for.
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={styles.bar} data-open={isOpen || isFiltered(query) || undefined}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filters
      </button>
      <TeamFilter events={events} team={query.team} onChange={(team) => onChange({ team })} />
      <TypeFilter events={events} type={query.type} onChange={(type) => onChange({ type })} />
      <TextFilter text={query.text} onChange={(text) => onChange({ text })} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={query.upcomingOnly}
          onChange={(event) => onChange({ upcomingOnly: event.target.checked })}
        />
        Upcoming only
      </label>
      {isFiltered(query) && (
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          Clear all
        </button>
      )}
      <p className={styles.count} role="status">
        {shown === events.length
          ? `${events.length.toLocaleString('en')} events`
          : `${shown.toLocaleString('en')} of ${events.length.toLocaleString('en')} events`}
      </p>
    </search>
  );
}

interface TeamFilterProps {
  events: readonly SportsEvent[];
  team: string;
  onChange: (team: string) => void;
}

/** A field with suggestions: the browser searches them. They are made when the field is first used. */
function TeamFilter({ events, team, onChange }: TeamFilterProps) {
  const list = useId();
  const [choices, setChoices] = useState<Choice[]>([]);
  const label = team === '' ? '' : (teamChoices(events).find(({ value }) => value === team)?.label ?? '');
  const [typed, setTyped] = useState(label);
  useEffect(() => setTyped(label), [label]);
  const hasTeams = useMemo(() => events.some((event) => event.home !== undefined), [events]);
  if (!hasTeams) return null;
  return (
    <>
      <input
        className={styles.field}
        aria-label="Team"
        placeholder="All teams"
        list={list}
        value={typed}
        onFocus={() => setChoices(teamChoices(events))}
        onChange={({ target }) => {
          setTyped(target.value);
          const chosen = teamChoices(events).find((choice) => choice.label === target.value);
          if (chosen) onChange(chosen.value);
          else if (target.value === '') onChange('');
        }}
        onBlur={() => setTyped(label)}
      />
      <datalist id={list}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
    </>
  );
}

interface TypeFilterProps {
  events: readonly SportsEvent[];
  type: string;
  onChange: (type: string) => void;
}

function TypeFilter({ events, type, onChange }: TypeFilterProps) {
  const choices = useMemo(() => typeChoices(events), [events]);
  if (choices.length < 2) return null;
  return (
    <select
      className={styles.field}
      aria-label="Type"
      value={type}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">All types</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** While one types, the field is ahead of the address by a moment, so that no letter waits for the list. */
const TYPING_PAUSE = 150;

function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
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
