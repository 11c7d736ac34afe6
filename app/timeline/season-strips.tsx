/**
 * The seasons of some leagues over a year, each in one line: what the timeline shows at length. Its pictures are decoration;
 * the date of what decides a season is text.
 */
import { addDays, daysBetween, listedDay } from '../../catalog/day/day.ts';
import { NEAR_SEASONS } from '../../catalog/packed/packed-marks.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { markLists } from '../data/marks.ts';
import { LeagueCode } from '../event/league-code.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, monthAfter, nowOn, percentOf, ticksOn } from './axis.ts';
import { drawnRows, type LinkedMark, placeMarks } from './drawn-rows.ts';
import styles from './season-strips.module.css';
import looks from './timeline-marks.module.css';

/** Pixels of a day: enough for the name of each month, in one letter. */
const DAY_WIDTH = 1;
/** Events that are nearer than nine days become one mark. */
const FINEST = 40;
const MONTHS_BEFORE = 3;

interface SeasonStripsProps {
  leagues: readonly LeagueSummary[];
  visitor: Visitor;
}

export function SeasonStrips({ leagues, visitor }: SeasonStripsProps) {
  const { sent, timeZone } = visitor;
  const axis = yearAround(sent.today);
  const lists = markLists.useList(NEAR_SEASONS);
  const rows = leagues.flatMap((league) => {
    const marks = lists.find((list) => list.league === league.slug)?.marks ?? [];
    const placed = placeMarks(
      marks.map((mark): LinkedMark => ({ ...mark, href: league.path })),
      axis,
      timeZone,
    );
    const row = { key: league.slug, label: league.name, sport: league.sport, marks: placed };
    const [drawn] = drawnRows(
      [row],
      { length: axis.length, dayWidth: 0, finest: FINEST, end: axis.length },
      visitor,
    );
    return drawn && placed.length > 0
      ? [{ league, marks: drawn.marks, decider: deciderOf(marks, sent.today) }]
      : [];
  });
  const now = nowOn(axis, sent.today) ?? 0;
  return (
    <div className={styles.strips}>
      <p className={`${styles.months} muted`} aria-hidden="true">
        {ticksOn(axis, DAY_WIDTH, visitor.weekStart).minor.map(({ day, at, text }) => (
          <span key={day} style={{ left: percentOf(axis, at) }}>
            {text.slice(0, 1)}
          </span>
        ))}
      </p>
      <ul>
        {rows.map(({ league, marks, decider }) => (
          <li key={league.slug} data-sport={league.sport}>
            <a href={league.path} className={styles.row}>
              <LeagueCode league={league} />
              <span className={`${styles.track} ${looks.tones}`} aria-hidden="true">
                {marks.map(({ key, at, size, shape, tone, milestone }) => (
                  <span
                    key={key}
                    className={looks.mark}
                    data-shape={shape}
                    data-tone={tone}
                    data-milestone={milestone}
                    style={{
                      left: percentOf(axis, shape === 'marker' ? at + size / 2 : at),
                      width: shape === 'bar' ? percentOf(axis, size) : undefined,
                    }}
                  />
                ))}
                <span className={styles.today} style={{ left: percentOf(axis, now) }} />
              </span>
              <small>
                {decider && (
                  <>
                    <span className="visually-hidden">{decider.kind === 'final' ? 'final' : 'until'} </span>
                    <Time form="day-with-year" of={{ start: decider.day }} visitor={visitor} />
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

/** From a few months before a day, so that a season under way is seen whole. */
function yearAround(day: string): Axis {
  const from = monthAfter(day, -MONTHS_BEFORE);
  return { from, length: daysBetween(from, monthAfter(from, 12)) };
}

/** The next final, else the end of what is on or comes next. */
function deciderOf(marks: readonly Pick<LinkedMark, 'kind' | 'start' | 'end'>[], today: string) {
  const ahead = marks
    .map(({ kind, start, end }) => ({ kind, day: listedDay(end ?? start, 'UTC') }))
    .filter(({ day }) => day >= addDays(today, -1));
  return ahead.find(({ kind }) => kind === 'final') ?? ahead[0];
}
