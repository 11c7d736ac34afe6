/** The filters of a list over all leagues, in the line of the calendar's controls; of an agenda also how long it is. */

import { useRef } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { categories } from '../data/site-map.ts';
import { useQuery } from '../router/use-query.ts';
import buttons from '../ui/buttons.module.css';
import fields from '../ui/field.module.css';
import { FoldedFields } from '../ui/folded-fields.tsx';
import { countText } from '../util/count-text.ts';
import styles from './agenda-filter-bar.module.css';
import { type AgendaFilters, type AgendaSpan, WEEKS } from './agenda-query.ts';
import { channelOptions } from './calendar-events.ts';
import { calendarParameters } from './calendar-query.ts';
import { useAgendaQuery } from './use-agenda-query.ts';

interface AgendaFilterBarProps {
  /** What there is on its days, whatever is chosen here. */
  events: readonly SportsEvent[];
  /** Of an agenda. */
  span: AgendaSpan | undefined;
}

export function AgendaFilterBar({ events, span }: AgendaFilterBarProps) {
  const { query: filters, change } = useAgendaQuery();
  // A channel of the URL stays in the list, though nothing is on it.
  const channels = [...new Set([...channelOptions(events), filters.channel].filter(Boolean))];
  return (
    <FoldedFields label="Filters" isInUse={isFiltered(filters)}>
      {span && <SpanField span={span} />}
      <LeagueField
        chosen={filters.leagues}
        offered={events.map(({ league }) => league)}
        onChange={(leagues) => change({ leagues })}
      />
      <select
        className={`${fields.field} ${styles.channel}`}
        aria-label="TV channel"
        value={filters.channel}
        onChange={({ target }) => change({ channel: target.value })}
      >
        <option value="">All channels</option>
        {channels.map((channel) => (
          <option key={channel}>{channel}</option>
        ))}
      </select>
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={filters.isBigOnly}
          onChange={({ target }) => change({ isBigOnly: target.checked })}
        />
        Big events only
      </label>
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={filters.isFollowedOnly}
          onChange={({ target }) => change({ isFollowedOnly: target.checked })}
        />
        Starred only
      </label>
    </FoldedFields>
  );
}

function isFiltered({ leagues, channel, isBigOnly, isFollowedOnly }: AgendaFilters): boolean {
  return leagues.length > 0 || channel !== '' || isBigOnly || isFollowedOnly;
}

function SpanField({ span }: { span: AgendaSpan }) {
  const { change } = useQuery(calendarParameters);
  return (
    <select
      className={fields.field}
      aria-label="Length"
      value={span}
      onChange={({ target: { value } }) => change({ span: value === 'weekend' ? value : Number(value) })}
    >
      <option value="weekend">Weekend</option>
      {WEEKS.map((weeks) => (
        <option key={weeks} value={weeks}>
          {countText(weeks, 'week')}
        </option>
      ))}
    </select>
  );
}

interface LeagueFieldProps {
  /** Slugs, as those that are offered. */
  chosen: readonly string[];
  offered: readonly string[];
  onChange: (leagues: string[]) => void;
}

/** Checkboxes by sport that open below their button. */
function LeagueField({ chosen, offered, onChange }: LeagueFieldProps) {
  const field = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (field.current) field.current.open = false;
  };
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug]);
  return (
    <details
      ref={field}
      className={styles.leagues}
      onBlur={({ relatedTarget }) => !field.current?.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <summary className={fields.field}>
        {chosen.length === 0 ? 'All leagues' : countText(chosen.length, 'league')}
      </summary>
      {/* Takes the focus from a click between the boxes, which would close the list otherwise. */}
      <div tabIndex={-1}>
        {chosen.length > 0 && (
          <button type="button" className={buttons.action} onClick={() => onChange([])}>
            All leagues
          </button>
        )}
        {categories.map((category) => {
          const own = category.leagues.filter(({ slug }) => offered.includes(slug) || chosen.includes(slug));
          if (own.length === 0) return null;
          return (
            <fieldset key={category.sport} data-sport={category.sport}>
              <legend>{category.name}</legend>
              {own.map(({ slug, name }) => (
                <label key={slug} className={fields.check}>
                  <input type="checkbox" checked={chosen.includes(slug)} onChange={() => toggle(slug)} />
                  {name}
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
