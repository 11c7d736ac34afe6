/** What a visitor can subscribe to, and its addresses. */
import { embedPath, feedPath, leaguePath, occasionPath, teamPath } from '../../catalog/event/urls.ts';

export type SubscribeTarget =
  | { kind: 'league'; slug: string; name: string }
  | { kind: 'category'; path: string; name: string }
  | { kind: 'team'; slug: string; name: string }
  /** A tournament of several tours. */
  | { kind: 'occasion'; slug: string; name: string }
  /** A single event, which has no calendar of its own. */
  | { kind: 'event'; slug: string; name: string }
  | SeveralTarget;

/** Several of these as one download, and as one subscription if the host can put them together. */
export interface SeveralTarget {
  kind: 'several';
  name: string;
  targets: readonly SubscribeTarget[];
  /** Limits a download to the events with these ids. */
  only?: ReadonlySet<string>;
  /** If the host answers /feeds/mix.ics: the types to leave out, `formula1:practice`. */
  mix?: { without: readonly string[] } | undefined;
}

/** The published calendar; several targets have no common file. */
export function feedOf(target: SubscribeTarget): string | undefined {
  if (target.kind === 'several' || target.kind === 'event') return undefined;
  if (target.kind === 'occasion') return feedPath(occasionPath(target.slug));
  return feedPath(target.kind === 'category' ? target.path : pageOf(target));
}

/** Names it among several targets. */
export function optionId(target: SubscribeTarget): string {
  return feedOf(target) ?? target.name;
}

/** The small page for embedding on other sites. */
export function embedOf(target: SubscribeTarget): string | undefined {
  return target.kind === 'league' || target.kind === 'team' ? embedPath(pageOf(target)) : undefined;
}

function pageOf({ kind, slug }: { kind: 'league' | 'team'; slug: string }): string {
  return kind === 'team' ? teamPath(slug) : leaguePath(slug);
}
