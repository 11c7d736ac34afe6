/** What changed, as Atom (RFC 4287): of everything, and of each league and team that has changes. */
import { changeWord } from '../catalog/changes/change-word.ts';
import type { ScheduleChange } from '../catalog/changes/schedule-changes.ts';
import { updatedAt } from '../catalog/event/updated.ts';
import { atomPath, CHANGES_PATH, eventPath, teamPath } from '../catalog/event/urls.ts';
import { allLeagues, type Catalog } from '../catalog/season/league.ts';
import { groupBy } from '../catalog/util/group-by.ts';
import { changeText } from './change-text.ts';
import { escapeMarkup } from './escape-markup.ts';
import { teamIds } from './team-ids.ts';

/** Feeds over everything would have thousands when a schedule gets its times. */
const MAX_ENTRIES = 300;

export interface ChangeFeed {
  name: string;
  /** Of its page. */
  page: string;
  /** Of its file. */
  path: string;
  /** Newest first. */
  changes: readonly ScheduleChange[];
}

export function changeFeeds(catalog: Catalog, changes: readonly ScheduleChange[]): ChangeFeed[] {
  const leagues = allLeagues(catalog);
  const teamIdOf = teamIds(catalog);
  const seasons = new Map(
    leagues.flatMap(({ slug, seasons: all }) => all.map((season) => [`${slug}/${season.label}`, season])),
  );
  const byLeague = groupBy(changes, ({ event }) => event.league);
  const byTeam = groupBy(
    changes.flatMap((change) => {
      const { league, season: label, home, away } = change.event;
      const season = seasons.get(`${league}/${label}`);
      return [home, away].flatMap((name) => {
        const id = name !== undefined && season && teamIdOf(name, season);
        return id ? { id, change } : [];
      });
    }),
    ({ id }) => id,
  );
  return [
    { name: 'Sports Calendar', page: CHANGES_PATH, path: atomPath(), changes },
    ...leagues.flatMap(({ slug, name, path }) => {
      const own = byLeague.get(slug);
      return own ? { name, page: path, path: atomPath(path), changes: own } : [];
    }),
    ...[...byTeam].flatMap(([id, own]) => {
      const team = catalog.teams.get(id);
      const page = teamPath(id);
      return team
        ? { name: team.name, page, path: atomPath(page), changes: own.map(({ change }) => change) }
        : [];
    }),
  ];
}

export function atomFile(
  { name, page, path, changes }: ChangeFeed,
  leagueNames: ReadonlyMap<string, string>,
  siteUrl: string,
): string {
  const shown = changes.slice(0, MAX_ENTRIES);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${tag(path)}</id>`,
    `  <title>${escapeMarkup(feedTitle(name))}</title>`,
    `  <updated>${updatedOf(shown)}</updated>`,
    '  <author><name>Sports Calendar</name></author>',
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(`${siteUrl}${path}`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeMarkup(`${siteUrl}${page}`)}"/>`,
    ...shown.flatMap((change) => entryLines(change, leagueNames.get(change.event.league) ?? '', siteUrl)),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines(change: ScheduleChange, leagueName: string, siteUrl: string): string[] {
  const { event, day, kind } = change;
  const word = changeWord(change);
  return [
    '  <entry>',
    `    <id>${tag(`/${event.id}/${day}/${kind}`)}</id>`,
    `    <title>${escapeMarkup(`${word}: ${event.name}`)}</title>`,
    `    <updated>${momentOf(change)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeMarkup(`${siteUrl}${eventPath(event)}`)}"/>`,
    `    <category term="${kind}" label="${escapeMarkup(word)}"/>`,
    `    <category term="${event.league}" label="${escapeMarkup(leagueName)}"/>`,
    `    <summary>${escapeMarkup(changeText(change))}</summary>`,
    '  </entry>',
  ];
}

/** Also what a page's link to it says. */
export const feedTitle = (name: string) => `What moved: ${name}`;

/** Permanent, wherever the site is published: a tag of RFC 4151. */
const tag = (path: string) => `tag:sports-calendar,2026:${path.slice(1)}`;

const momentOf = ({ day }: ScheduleChange) => `${day}T00:00:00Z`;

/** That of the newest change; without any, the first publication. */
function updatedOf([newest]: readonly ScheduleChange[]): string {
  return newest ? momentOf(newest) : updatedAt({});
}
