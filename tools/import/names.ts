/** Other sources' names for our teams and events: through the aliases, never by likeness. */
import { distance } from 'fastest-levenshtein';
import { hasTeams, knownTeams } from '../../catalog/read/known-names.ts';
import type { DataFolder, LeagueData } from '../../catalog/read/read-data.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent } from './imported-event.ts';

const NEAREST = 3;

export class Names {
  readonly #teams: Set<string>;
  /** Accents, dots and capitals aside a name is the same name, as it is in identities; null where two share it. */
  readonly #bySlug = new Map<string, string | null>();
  readonly #aliases: Map<string, string>;
  readonly hasTeams: boolean;

  constructor(data: DataFolder, league: LeagueData, newTeams: readonly string[] = []) {
    this.hasTeams = hasTeams(league);
    this.#teams = new Set([...knownTeams(data, league), ...newTeams]);
    this.#aliases = new Map(Object.entries(league.aliases));
    for (const team of this.#teams) {
      const slug = slugOf(team);
      this.#bySlug.set(slug, this.#bySlug.has(slug) ? null : team);
    }
  }

  team(name: string): string | undefined {
    if (this.#teams.has(name)) return name;
    return this.#aliases.get(name) ?? this.#bySlug.get(slugOf(name)) ?? undefined;
  }

  /** An event that no two teams play, by its whole name or by what comes before " - ". */
  event(name: string): string {
    const alias = this.#aliases.get(name);
    if (alias !== undefined || this.hasTeams) return alias ?? name;
    const [title = name, ...rest] = name.split(' - ');
    return [this.#aliases.get(title) ?? title, ...rest].join(' - ');
  }

  /** For a message: the known teams that are written most alike. */
  nearest(name: string): string[] {
    const slug = slugOf(name);
    const words = new Set(slug.split('-'));
    // A shared word says more than the letters: "Man City" is nearer to "Manchester City" than to "Mainz 05".
    const score = (team: string) => {
      const other = slugOf(team);
      const shared = other.split('-').filter((word) => word.length > 2 && words.has(word)).length;
      return distance(slug, other) - 4 * shared;
    };
    return [...this.#teams]
      .map((team) => ({ team, score: score(team) }))
      .sort((a, b) => a.score - b.score || (a.team < b.team ? -1 : 1))
      .slice(0, NEAREST)
      .map(({ team }) => team);
  }
}

/** The events under our names, or one rejection that lists every team that is not known. */
export function withOurNames(
  schedule: readonly ImportedEvent[],
  names: Names,
  aliasFile: string,
): ImportedEvent[] {
  const unknown = new Map<string, number>();
  const teamOf = (name: string, line: number): string => {
    const team = names.team(name);
    if (team === undefined && !unknown.has(name)) unknown.set(name, line);
    return team ?? name;
  };
  const renamed = schedule.map((event): ImportedEvent => {
    if (event.home === undefined || event.away === undefined) {
      return event.name === undefined ? event : { ...event, name: names.event(event.name) };
    }
    if (!names.hasTeams) {
      throw new ImportError(
        `${quote(`${event.home} vs ${event.away}`)} is a game, and the league has no teams`,
        event.line,
      );
    }
    const home = teamOf(event.home, event.line);
    const away = teamOf(event.away, event.line);
    if (home === away) throw new ImportError(`${quote(home)} plays itself`, event.line);
    return { ...event, home, away, name: nameOfGame(event, home, away) };
  });
  if (unknown.size > 0) throw new ImportError(describeUnknown(unknown, names, aliasFile));
  return renamed;
}

/** "A vs B", and what the source writes after it if that is the number of a game. */
function nameOfGame({ name = '' }: ImportedEvent, home: string, away: string): string {
  return `${home} vs ${away}${/ \(Game \d\)$/.exec(name)?.[0] ?? ''}`;
}

function describeUnknown(unknown: Map<string, number>, names: Names, aliasFile: string): string {
  const lines = [...unknown].map(([name, line]) => {
    const nearest = names.nearest(name).map(quote).join(', ');
    return `line ${line}: the team ${quote(name)} is not known; nearest are ${nearest || 'none'}`;
  });
  const advice = `add ${unknown.size === 1 ? 'it' : 'them'} to the aliases in ${aliasFile}, or add --new-team "…"`;
  return `${lines.join('\n')}\n${advice}`;
}
