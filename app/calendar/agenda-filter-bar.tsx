/** The filters of a list over all leagues; of an agenda also its ways out of the browser, and the two stretches that most people plan for. */

import { useRef } from 'react';
import { categories } from '../data/site-map.ts';
import { useQuery } from '../router/use-query.ts';
import buttons from '../ui/buttons.module.css';
import fields from '../ui/field.module.css';
import { countText } from '../util/count-text.ts';
import { type AgendaFilters, type AgendaSpan, WEEKS } from './agenda-query.ts';
import styles from './calendar-list.module.css';
import { calendarParameters } from './calendar-query.ts';
import type { AgendaFormat } from './save-agenda.ts';

interface AgendaFilterBarProps {
  filters: AgendaFilters;
  /** Of an agenda. */
  span: AgendaSpan | undefined;
  /** The slugs of the leagues, and the channels, that the days have. */
  leagues: readonly string[];
  channels: readonly string[];
  onChange: (changes: Partial<AgendaFilters>) => void;
}

export function AgendaFilterBar(props: AgendaFilterBarProps) {
  const { filters, span, channels, onChange } = props;
  // A channel of the URL stays in the list, though nothing is on it.
  const offered = [...new Set([...channels, filters.channel].filter(Boolean))];
  return (
    <search className={styles.filters} aria-label="Filters">
      <div className={styles.row}>
        {span && <SpanFields span={span} />}
        <LeagueField {...props} />
        <select
          className={fields.field}
          aria-label="TV channel"
          value={filters.channel}
          onChange={({ target }) => onChange({ channel: target.value })}
        >
          <option value="">All channels</option>
          {offered.map((channel) => (
            <option key={channel}>{channel}</option>
          ))}
        </select>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={filters.isBigOnly}
            onChange={({ target }) => onChange({ isBigOnly: target.checked })}
          />
          Big events only
        </label>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={filters.isFollowedOnly}
            onChange={({ target }) => onChange({ isFollowedOnly: target.checked })}
          />
          Starred only
        </label>
      </div>
    </search>
  );
}

interface AgendaToolsProps {
  /** "112 events in 14 days" */
  count: string;
  /** Whether there is anything to take along. */
  hasEvents: boolean;
  onDownload: (format: AgendaFormat) => void;
}

export function AgendaTools({ count, hasEvents, onDownload }: AgendaToolsProps) {
  return (
    <div className={styles.row}>
      <p role="status">{count}</p>
      <button type="button" className={buttons.action} onClick={() => window.print()}>
        Print
      </button>
      {(['ics', 'csv'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={buttons.action}
          disabled={!hasEvents}
          onClick={() => onDownload(format)}
        >
          <span className="visually-hidden">Download </span>.{format}
        </button>
      ))}
    </div>
  );
}

function SpanFields({ span }: { span: AgendaSpan }) {
  const { hrefWith, change } = useQuery(calendarParameters);
  const spanLink = (other: AgendaSpan, text: string) => (
    <a
      className={buttons.action}
      href={hrefWith({ day: undefined, span: other })}
      aria-current={span === other ? 'true' : undefined}
      data-keep-scroll
    >
      {text}
    </a>
  );
  return (
    <>
      {spanLink('weekend', 'This weekend')}
      {spanLink(4, 'Next four weeks')}
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
    </>
  );
}

/** Checkboxes by sport that open below their button. */
function LeagueField({
  filters: { leagues: chosen },
  leagues,
  onChange,
}: Pick<AgendaFilterBarProps, 'filters' | 'leagues' | 'onChange'>) {
  const field = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (field.current) field.current.open = false;
  };
  const toggle = (slug: string) =>
    onChange({
      leagues: chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug],
    });
  return (
    <details
      ref={field}
      className={styles.leagues}
      onBlur={({ relatedTarget }) => !field.current?.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <summary className={`${fields.field} ${styles.menu}`}>
        {chosen.length === 0 ? 'All leagues' : countText(chosen.length, 'league')}
      </summary>
      {/* Takes the focus from a click between the boxes, which would close the list otherwise. */}
      <div tabIndex={-1}>
        {chosen.length > 0 && (
          <button type="button" className={buttons.action} onClick={() => onChange({ leagues: [] })}>
            All leagues
          </button>
        )}
        {categories.map((category) => {
          const own = category.leagues.filter(({ slug }) => leagues.includes(slug) || chosen.includes(slug));
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
