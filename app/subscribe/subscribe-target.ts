/** What a visitor can subscribe to, and its addresses. */
import { embedPath, feedPath, leaguePath, teamPath } from '../../catalog/urls.ts';

export type SubscribeTarget =
  | { kind: 'league'; slug: string; name: string }
  | { kind: 'category'; path: string; name: string }
  | { kind: 'team'; slug: string; name: string }
  /** A single event, which has no calendar of its own. */
  | { kind: 'event'; slug: string; name: string }
  /** Several of these as one download; each remains a calendar of its own for subscribing. */
  | {
      kind: 'several';
      name: string;
      targets: readonly SubscribeTarget[];
      /** Limits a download to the events with these ids. */
      only?: ReadonlySet<string>;
    };

/** The published calendar; several targets have no common one. */
export function feedOf(target: SubscribeTarget): string | undefined {
  if (target.kind === 'several' || target.kind === 'event') return undefined;
  return feedPath(target.kind === 'category' ? target.path : pageOf(target));
}

/** The small page for embedding on other sites. */
export function embedOf(target: SubscribeTarget): string | undefined {
  return target.kind === 'league' || target.kind === 'team' ? embedPath(pageOf(target)) : undefined;
}

function pageOf({ kind, slug }: { kind: 'league' | 'team'; slug: string }): string {
  return kind === 'team' ? teamPath(slug) : leaguePath(slug);
}
