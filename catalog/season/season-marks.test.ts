import { describe, expect, test } from 'vitest';
import { type EventsByCategory, fixtureCatalog, game, makeLeague } from '../check/test-data.ts';
import { buildLeague } from '../read/build-catalog.ts';
import { allLeagues } from './league.ts';
import { type SeasonMark, seasonMarks } from './season-marks.ts';

const leagues = allLeagues(fixtureCatalog());

function shipped(slug: string, label: string): SeasonMark[] {
  const season = leagues.find((league) => league.slug === slug)?.seasons.find((each) => each.label === label);
  if (!season) throw new Error(`no ${slug} ${label}`);
  return seasonMarks(season);
}

function made(events: EventsByCategory): SeasonMark[] {
  const [season] = buildLeague(makeLeague('premierleague', '2026-27', events)).seasons;
  return season ? seasonMarks(season) : [];
}

const briefly = (marks: SeasonMark[]) => marks.map(({ kind, name }) => `${kind}: ${name}`);

describe('a season with phases', () => {
  test('has its phases in order, its draft, its all-star event and its final, and no event else', () => {
    expect(briefly(shipped('nfl', '2026'))).toEqual([
      'draft: NFL Draft',
      'preseason: Preseason',
      'season: Regular Season',
      'playoffs: Playoffs',
      'allstar: Pro Bowl Games',
      'final: Super Bowl LXI',
    ]);
  });

  test('leads to the frame of a phase, or to the category where nothing frames it', () => {
    const targets = shipped('nfl', '2026').map(({ target }) => target);
    expect(targets).toContain('regular-season');
    expect(targets).toContain('#group_preseason');
  });

  test('takes the phase from its games where nobody wrote its frame', () => {
    const marks = made({
      'Matchday 1': [game('A', 'B', '2026-08-15')],
      'Matchday 2': [game('B', 'A', '2027-05-20')],
    });
    expect(marks).toEqual([
      {
        kind: 'season',
        name: 'Regular Season',
        start: '2026-08-15',
        end: '2027-05-20',
        target: '#group_regular-season',
      },
    ]);
  });

  test('names a final by its title, not by who plays it', () => {
    expect(briefly(shipped('worldcup', '2026'))).toEqual([
      'season: Group Stage',
      'playoffs: Knockout Stage',
      'final: World Cup Final',
    ]);
  });

  test('has one mark for a weekend of all-star events and for the rounds of a draft', () => {
    const marks = briefly(shipped('nba', '2025-26'));
    expect(marks.filter((mark) => mark.startsWith('allstar'))).toEqual(['allstar: NBA All-Star Game']);
    expect(marks.filter((mark) => mark.startsWith('draft'))).toEqual(['draft: NBA Draft Round 1']);
  });
});

describe('a season that is a row of events', () => {
  test('has its span, and a mark for each race but none for practice', () => {
    const marks = shipped('formula1', '2025');
    expect(marks.find(({ kind }) => kind === 'span')).toMatchObject({ name: '', target: '' });
    expect(marks.filter(({ kind }) => kind === 'event')).toHaveLength(24);
  });

  test('keeps majors and the tour’s final apart from its other tournaments', () => {
    const kinds = shipped('atptour', '2026').map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'major')).toHaveLength(4);
    expect(kinds).toContain('final');
    expect(kinds.filter((kind) => kind === 'event').length).toBeGreaterThan(40);
  });

  test('knows a major by its type where the category is the phase', () => {
    const marks = made({
      'Regular Season': [
        { start: '2026-01-12', end: '2026-01-17', name: 'Adelaide International', type: '250' },
        { start: '2026-01-18', end: '2026-02-01', name: 'Australian Open', type: 'Grand Slam' },
      ],
    });
    expect(briefly(marks)).toEqual(['span: ', 'event: Adelaide International', 'major: Australian Open']);
  });

  test('has the rounds of a cup, not their games', () => {
    const cup = briefly(shipped('eflcup', '2025-26'));
    expect(cup).toContain('event: EFL Cup Second Round');
    expect(cup.some((mark) => / vs /.test(mark) && mark.startsWith('event'))).toBe(false);
  });

  test('has no marks inside a final that is the whole of it', () => {
    expect(briefly(shipped('summerolympics', '2028'))).toEqual([
      'span: ',
      'final: Summer Olympics Los Angeles 2028',
    ]);
  });
});

test('what was called off is not drawn', () => {
  const marks = made({
    Race: [
      { start: '2026-09-01', name: 'First' },
      { start: '2026-10-01', name: 'Second', details: 'Cancelled' },
      { start: '2026-11-01', name: 'Third' },
    ],
  });
  expect(briefly(marks)).toEqual(['span: ', 'event: First', 'event: Third']);
});

test('every shipped season has a bar, every mark leads to something of its season', () => {
  for (const league of leagues) {
    for (const season of league.seasons) {
      const marks = seasonMarks(season);
      const bars = marks.filter(({ kind }) => ['span', 'season', 'preseason', 'playoffs'].includes(kind));
      expect(bars.length, `${league.slug} ${season.label}`).toBeGreaterThan(0);
      const anchors = new Set(season.events.map(({ id }) => id.slice(id.lastIndexOf('/') + 1)));
      for (const { target } of marks) {
        if (target !== '' && !target.startsWith('#')) expect(anchors).toContain(target);
      }
    }
  }
});
