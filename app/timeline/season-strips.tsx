/**
 * The seasons of some leagues over a year, each in one line: what the timeline shows at length. Its pictures are decoration;
 * the date of what decides a season is text.
 */
import { addDays, daysBetween, listedDay } from '../../catalog/day/day.ts';
import { type LeagueMark, NEAR_SEASONS } from '../../catalog/packed/packed-marks.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { markLists } from '../data/marks.ts';
import { LeagueCode } from '../event/league-code.tsx';
import { monthText } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { axisOfMonths, monthAfter, monthsOf, nowOn, percentOf, stretchOf } from './axis.ts';
import { shapeOf, toneOf } from './mark-shape.ts';
import { marksIn } from './marks.ts';
import styles from './season-strips.module.css';
import looks from './timeline-marks.module.css';

/** So that a season under way is seen whole. */
const MONTHS_BEFORE = 3;

interface SeasonStripsProps {
  leagues: readonly LeagueSummary[];
  visitor: Visitor;
}

export function SeasonStrips({ leagues, visitor }: SeasonStripsProps) {
  const { sent, timeZone } = visitor;
  const axis = axisOfMonths(
    monthAfter(sent.today, -MONTHS_BEFORE),
    monthAfter(sent.today, 11 - MONTHS_BEFORE),
  );
  const lists = markLists.useList(NEAR_SEASONS);
  const rows = leagues.flatMap((league) => {
    const marks = lists.find((list) => list.league === league.slug)?.marks ?? [];
    const placed = marksIn(
      marks.map(({ kind, start, end }) => ({
        kind,
        ...stretchOf(axis, listedDay(start, timeZone), listedDay(end ?? start, timeZone)),
      })),
      0,
      axis.length,
    );
    return placed.length > 0 ? [{ league, marks: placed, decider: deciderOf(marks, sent.today) }] : [];
  });
  const now = nowOn(axis, sent.today) ?? 0;
  return (
    <div className={styles.strips}>
      <p className={`${styles.months} muted`} aria-hidden="true">
        {monthsOf(axis).map((month) => (
          <span key={month} style={{ left: percentOf(axis, daysBetween(axis.from, month), 1) }}>
            {monthText(month).slice(0, 1)}
          </span>
        ))}
      </p>
      <ul>
        {rows.map(({ league, marks, decider }) => (
          <li key={league.slug} data-sport={league.sport}>
            <a href={league.path} className={styles.row}>
              <LeagueCode league={league} />
              <span className={`${styles.track} ${looks.tones}`} aria-hidden="true">
                {marks.map(({ kind, at, size }) => {
                  const shape = shapeOf(kind, size, axis.length);
                  return (
                    <span
                      key={`${kind} ${at} ${size}`}
                      className={looks.mark}
                      data-shape={shape}
                      data-tone={toneOf(kind)}
                      data-milestone={kind}
                      style={{
                        left: percentOf(axis, shape === 'marker' ? at + size / 2 : at, 1),
                        width: shape === 'bar' ? percentOf(axis, size, 1) : undefined,
                      }}
                    />
                  );
                })}
                <span className={styles.today} style={{ left: percentOf(axis, now, 1) }} />
              </span>
              <small>
                {decider && (
                  <>
                    <span className="visually-hidden">{decider.kind === 'final' ? 'final' : 'until'} </span>
                    <Time form="day-with-year" of={decider} visitor={visitor} />
                  </>
                )}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The next final, else the end of what is on or comes next. */
function deciderOf(marks: readonly LeagueMark[], today: string) {
  const ahead = marks
    .map(({ kind, start, end }) => ({ kind, start: end ?? start }))
    .filter(({ start }) => start >= addDays(today, -1));
  return ahead.find(({ kind }) => kind === 'final') ?? ahead[0];
}
