/** The next events as HTML, the same at build time and in the browser, without a framework. */

import { isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { isNeutralSite } from '../../catalog/event/neutral-site.ts';
import { eventsAhead } from '../../catalog/event/next-event.ts';
import { isUnderWay, statusOf } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { flagPlace } from '../../catalog/place/flags.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { escapeMarkup } from '../../feeds/escape-markup.ts';
import { todayText } from '../event/which-day.ts';
import { noTimeText, whenText, zoneText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';

export interface EmbedSubject {
  name: string;
  /** The page on the site that shows it in full. */
  path: string;
  /** The site's root path, with a slash at both ends; `/` by default. */
  base?: string;
  sport: string;
  /** For a team: only its games are shown. */
  team?: string;
  /** League names by slug, if there are several. */
  leagues?: Record<string, string>;
  /** The slugs of leagues that write the away side first: Colts @ Texans. */
  awayFirst?: string[];
}

/** The data that an embed's page carries for its script. */
export interface EmbedData extends EmbedSubject {
  /** Addresses of event lists in batches; the next batch is loaded only if there are too few events. */
  lists: string[][];
}

export const DATA_ID = 'subject';
export const CONTENT_ID = 'content';
/** The Trusted Types policy of the script, the only one that the embeds' content security policy allows. */
export const EMBED_MARKUP = 'embed-markup';

export type EmbedVisitor = Pick<Visitor, 'now' | 'today' | 'timeZone' | 'hour12' | 'dateOrder'>;

/** Live and upcoming, the nearest first. */
export function embedEvents(
  events: readonly SportsEvent[],
  { sport, team }: EmbedSubject,
  { now, timeZone }: EmbedVisitor,
): SportsEvent[] {
  const own = team === undefined ? events : events.filter(({ home, away }) => home === team || away === team);
  return eventsAhead(inListOrder(own, timeZone), () => sport, now);
}

/** Everything is escaped: warnings quote the URL, and the rest comes from the data. */
export function embedContent(
  events: readonly SportsEvent[],
  subject: EmbedSubject,
  visitor: EmbedVisitor,
  warnings: readonly string[],
): string {
  const rows = events.map((event) => rowOf(event, subject, visitor)).join('');
  return [
    ...warnings.map((sentence) => `<p class="notice" role="status">${escapeMarkup(sentence)}</p>`),
    rows === '' ? '<p>No upcoming events announced.</p>' : `<ol>${rows}</ol>`,
    `<p class="foot">Times in ${escapeMarkup(zoneText(visitor.timeZone, visitor.now))}</p>`,
  ].join('');
}

function rowOf(event: SportsEvent, subject: EmbedSubject, visitor: EmbedVisitor): string {
  const { sport, leagues, base } = subject;
  const { now } = visitor;
  const status = statusOf(event, sport, now);
  const isLive = isUnderWay(event, sport, now);
  const when = [
    whenText(event, visitor),
    ...(isGame(event) && !isTimed(event.start) && !event.provisional ? [noTimeText(event, status)] : []),
  ].join(' · ');
  const live = isLive ? '<b>Live</b> ' : '';
  const facts = [todayText(event, visitor), leagues?.[event.league] ?? '', event.location]
    .filter(Boolean)
    .join(' · ');
  return [
    `<li>${live}<time datetime="${escapeMarkup(event.start)}">${escapeMarkup(when)}</time>`,
    linkTo(eventPath(event), nameOf(event, subject), base),
    facts && `<small>${escapeMarkup(facts)}</small>`,
    '</li>',
  ].join('');
}

/** The sides of a game with their badges, in the order of the league. */
function nameOf(event: SportsEvent, { awayFirst = [] }: EmbedSubject): string {
  if (!isGame(event)) return `${event.flag ? flagMarkup(event.flag) : ''}${escapeMarkup(event.name)}`;
  const { home, away, name, looks } = event;
  const homeSide = sideOf(home, looks?.home);
  const awaySide = sideOf(away, looks?.away);
  const isAwayFirst = awayFirst.includes(event.league);
  const neutral = `${homeSide} ${isAwayFirst ? 'vs' : '–'} ${awaySide}`;
  const sides = isAwayFirst && !isNeutralSite(event) ? `${awaySide} @ ${homeSide}` : neutral;
  return `${sides}${escapeMarkup(name.slice(`${home} vs ${away}`.length))}`;
}

function sideOf(name: string, look: TeamLook | undefined): string {
  return `<span class="side">${badgeOf(look)}${escapeMarkup(name)}</span>`;
}

/** Drawn as on the site (app/identity/team-badge.tsx); beside the name it is decoration. */
function badgeOf(look: TeamLook | undefined): string {
  if (!look) return '';
  const { abbreviation, colors, flag } = look;
  if (flag) return flagMarkup(flag);
  if (abbreviation === '') return '';
  const ring = colors?.ring.length ? ` data-ring="${colors.ring.join(' ')}"` : '';
  const style = colors
    ? ` style="background:${colors.fill};border-color:${colors.stripe};color:${colors.text}"`
    : '';
  return `<i class="badge"${ring}${style} aria-hidden="true">${escapeMarkup(abbreviation)}</i>`;
}

function flagMarkup(country: string): string {
  return `<i class="flag" style="--place:${flagPlace(country)}" aria-hidden="true"></i>`;
}

/** Opens in a new tab, outside the embed. */
export function siteLink(path: string, text: string, base?: string): string {
  return linkTo(path, escapeMarkup(text), base);
}

function linkTo(path: string, markup: string, base = '/'): string {
  return `<a href="${escapeMarkup(`${base}${path.slice(1)}`)}" target="_blank" rel="noopener">${markup}</a>`;
}
