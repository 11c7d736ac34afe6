/** A tournament of several tours: the next edition, those of its level in that year, every edition, and what is around it. */

import type { SportsEvent } from '../../catalog/event/event.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { EVENTS_PATH, eventPath } from '../../catalog/event/urls.ts';
import { type Edition, editionsIn, levelOf } from '../../catalog/season/edition.ts';
import { editionYear, lastDay, type OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import { seasonLists } from '../data/lists.ts';
import { useOccasionEvents } from '../data/occasions.ts';
import { leagueBySlug, leagueFacts, leagues, seasonBy } from '../data/site-map.ts';
import hero from '../event/event-hero.module.css';
import { EventHero } from '../event/event-hero.tsx';
import { NextUp, nextUp } from '../event/next-up.tsx';
import { useFollows } from '../follows/follows-store.ts';
import { SportPlate } from '../identity/sport-plate.tsx';
import season from '../season/league-season.module.css';
import side from '../season/season-side.module.css';
import { SITE_NAME } from '../site.ts';
import { Time } from '../time/time.tsx';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { axisOfMonths } from '../timeline/axis.ts';
import { PageHead } from '../ui/page-head.tsx';
import { editionHref } from './edition.ts';
import { EditionFacts } from './edition-facts.tsx';
import rows from './edition-row.module.css';
import { EditionRow } from './edition-row.tsx';
import { editionsAfter, editionsBefore, pluralOf, sameLevel, surfaceOf } from './editions.ts';
import { OccasionHeader } from './occasion-header.tsx';
import { Strips } from './strips.tsx';
import styles from './tournament-page.module.css';

export function TournamentPage({ occasion }: { occasion: OccasionSummary }) {
  const { slug, name, sport } = occasion;
  const events = useOccasionEvents(occasion);
  const visitor = useVisitor(zoneOf(events));
  const editions = editionsIn(events, leagueFacts);
  const merged = editions.map(({ event }) => event);
  const candidates = nextUp({
    nextAt: (moment) => nextEvent(merged, sport, moment, visitor.timeZone),
    eventOf: (event) => event,
    sport,
    visitor,
  });
  const next = editions.find(({ event }) => event.id === candidates[0]?.id);
  const newest = next ?? editions.at(-1);
  if (!newest) throw new Error(`${name} has no editions`);
  const around = useEditionsAround(newest);
  const shown = around.find(({ event }) => event.id === newest.event.id) ?? newest;
  const level = levelOf(shown, sport);
  const ofLevel = sameLevel(shown, around);
  const surface = surfaceOf(shown);
  const tours = leagues.filter(({ slug: tour }) => events.some(({ league }) => league === tour));
  const tourNames = tours.map((tour) => tour.name).join(' and ');
  const years = [...new Set([editions[0], editions.at(-1)].map((each) => each && editionYear(each.event)))];
  const { events: starred } = useFollows();
  const key = shown.entries.find(({ id }) => starred.includes(id))?.id ?? shown.event.id;

  return (
    <div data-sport={sport}>
      <PageHead
        title={`${name} dates (${tours[0]?.category.toLowerCase()}) – ${SITE_NAME}`}
        description={`${name} dates and venues, ${years.join(' to ')}: every edition on the ${tourNames}, ready for your calendar. No scores.`}
      />
      <OccasionHeader
        plate={<SportPlate sport={sport} size="hero" />}
        name={name}
        follow={{ list: 'events', key }}
        calendar={{ kind: 'occasion', slug, name }}
      >
        {level && `${level} · `}
        {tours.map((tour, index) => (
          <span key={tour.slug}>
            {index > 0 && ' and '}
            <a href={tour.path}>{tour.name}</a>
          </span>
        ))}
        {surface && ` · ${surface}`} · dates are local to the venue
      </OccasionHeader>
      <NextUp candidates={candidates}>
        {(event) => (
          <EventHero
            event={withoutSurface(event, surface)}
            visitor={visitor}
            href={eventPath(event)}
            isEdition
          >
            <Foot before={ofLevel.slice(0, ofLevel.indexOf(shown))} visitor={visitor} sport={sport} />
          </EventHero>
        )}
      </NextUp>
      {candidates.length === 0 && <p className="muted">No dates for the next edition yet.</p>}
      <div className={`${season.columns} ${styles.columns}`}>
        <div className={styles.main}>
          {ofLevel.length > 1 && <Level editions={ofLevel} shown={shown} level={level} visitor={visitor} />}
          <section>
            <h2 className="wrapping-row">
              Editions{' '}
              {tours.length > 1 && <small>one row for {tours.length === 2 ? 'both' : 'all'} tours</small>}
            </h2>
            <ul className={rows.list}>
              {[...editions].reverse().map((edition) => (
                <EditionRow key={edition.event.id} edition={edition} visitor={visitor} isOfOneTournament />
              ))}
            </ul>
          </section>
        </div>
        <aside className={side.side} aria-label="Before and after it">
          <EditionFacts
            heading={surface ? `On ${surface} before it` : 'Before it'}
            editions={editionsBefore(shown, around)}
            visitor={visitor}
          />
          <EditionFacts heading="After it" editions={editionsAfter(shown, around)} visitor={visitor} />
        </aside>
      </div>
    </div>
  );
}

/** What its tours have in its season. */
function useEditionsAround({ entries }: Edition): Edition[] {
  const seasons = seasonLists.useLists(entries.map(({ league, season }) => `${league}/${season}`));
  const others = seasons.flat().filter((event) => !event.isPeriod && event.off === undefined);
  return editionsIn(others, leagueFacts);
}

interface FootProps {
  /** Of its level in its year. */
  before: readonly Edition[];
  sport: string;
  visitor: Visitor;
}

function Foot({ before, sport, visitor }: FootProps) {
  return (
    <p className={`${hero.foot} wrapping-row muted`}>
      {before.length > 0 && 'Before it'}
      {before.map((edition) => (
        <span key={edition.event.id}>
          <a href={editionHref(edition)}>{edition.event.name}</a>{' '}
          <Time form="short-range" of={edition.event} visitor={visitor} />
        </span>
      ))}
      <a className={styles.all} href={`${EVENTS_PATH}?sport=${sport}`}>
        All tournaments
      </a>
    </p>
  );
}

interface LevelProps {
  editions: readonly Edition[];
  shown: Edition;
  level: string;
  visitor: Visitor;
}

function Level({ editions, shown, level, visitor }: LevelProps) {
  const [first, last] = [editions[0], editions.at(-1)];
  const category = leagueBySlug(shown.event.league)?.category;
  if (!first || !last) return null;
  return (
    <section>
      <h2 className="wrapping-row">
        {pluralOf(level)} {editionYear(shown.event)}
        {category && (
          <a className={styles.beside} href={`/${category.toLowerCase()}`}>
            {category}
          </a>
        )}
      </h2>
      <Strips
        strips={editions.map((edition) => ({ label: edition.event.name, editions: [edition] }))}
        axis={axisOfMonths(first.event.start, lastDay(last.event))}
        chosen={shown}
        visitor={visitor}
      />
      {/* What the bars show. */}
      <ul className="visually-hidden">
        {editions.map((edition) => (
          <li key={edition.event.id}>
            {edition.event.name}, <Time form="range" of={edition.event} visitor={visitor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line above has it. */
function withoutSurface(event: SportsEvent, surface: string | undefined): SportsEvent {
  const others = event.details.split('; ').filter((detail) => detail.toLowerCase() !== surface);
  return { ...event, details: others.join('; ') };
}

function zoneOf(events: readonly SportsEvent[]): string {
  const last = events.at(-1);
  return (last && seasonBy(last.league, last.season)?.timeZone) ?? 'UTC';
}
