/** The filters of a league page. Their state is in the URL, so a link shows the same to everyone. */

import { useEffect, useRef } from 'react';
import fields from '../ui/field.module.css';
import { FoldedFields } from '../ui/folded-fields.tsx';
import links from '../ui/link-button.module.css';
import { useUncontrolledField } from '../ui/use-uncontrolled-field.ts';
import { shownCountText } from '../util/count-text.ts';
import styles from './filter-bar.module.css';
import { type FilterOption, type FilterOptions, isFiltered } from './filter-events.ts';
import type { Filters } from './league-query.ts';
import { TeamFilter } from './team-filter.tsx';

interface FilterBarProps {
  options: FilterOptions;
  query: Filters;
  /** How many events match, of how many. */
  shown: number;
  total: number;
  onChange: (changes: Partial<Filters>) => void;
}

export const NO_FILTERS: Filters = { team: '', conference: '', type: '', text: '', upcomingOnly: false };

export function FilterBar({ options, query, shown, total, onChange }: FilterBarProps) {
  return (
    <FoldedFields isInUse={isFiltered(query)}>
      <TeamFilter teams={options.teams} team={query.team} onChange={(team) => onChange({ team })} />
      <TypeFilter types={options.types} type={query.type} onChange={(type) => onChange({ type })} />
      <TextFilter text={query.text} onChange={(text) => onChange({ text })} />
      <UpcomingFilter isOn={query.upcomingOnly} onChange={(upcomingOnly) => onChange({ upcomingOnly })} />
      {/* Without a filter the count is for screen readers, which hear it as filters come and go. */}
      <p className={isFiltered(query) ? styles.count : 'visually-hidden'}>
        <span role="status">{shownCountText(shown, total, 'event')}</span>
        {isFiltered(query) && (
          <button
            type="button"
            className={`${links.link} ${styles.clear}`}
            onClick={() => onChange(NO_FILTERS)}
          >
            Clear all
          </button>
        )}
      </p>
    </FoldedFields>
  );
}

interface TypeFilterProps {
  types: readonly FilterOption[];
  type: string;
  onChange: (type: string) => void;
}

function TypeFilter({ types, type, onChange }: TypeFilterProps) {
  const { field, enter } = useUncontrolledField<HTMLSelectElement, 'value'>('value', type, onChange);
  if (types.length < 2) return null;
  return (
    <select
      ref={field}
      className={`${fields.field} ${styles.field}`}
      aria-label="Type"
      defaultValue={type}
      onChange={({ target }) => enter(target.value)}
    >
      <option value="">All types</option>
      {types.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface UpcomingFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function UpcomingFilter({ isOn, onChange }: UpcomingFilterProps) {
  const { field, enter } = useUncontrolledField<HTMLInputElement, 'checked'>('checked', isOn, onChange);
  return (
    <label className={fields.check}>
      <input
        ref={field}
        type="checkbox"
        defaultChecked={isOn}
        onChange={({ target }) => enter(target.checked)}
      />
      Upcoming only
    </label>
  );
}

/** Milliseconds: letters typed faster than this are handled together. */
const TYPING_PAUSE = 150;

function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { field, enter } = useUncontrolledField<HTMLInputElement, 'value'>('value', text, onChange);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <input
      ref={field}
      type="search"
      className={`${fields.field} ${styles.field}`}
      aria-label="Filter by text"
      placeholder="Filter…"
      defaultValue={text}
      maxLength={100}
      onChange={({ target }) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => enter(target.value), TYPING_PAUSE);
      }}
    />
  );
}
