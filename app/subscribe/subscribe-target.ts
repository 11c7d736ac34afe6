/** What a visitor can subscribe to, and the addresses of it. */
import { embedPath, feedPath, leaguePath, teamPath } from '../../catalog/urls.ts';

export type SubscribeTarget =
  | { kind: 'league'; slug: string; name: string }
  | { kind: 'category'; path: string; name: string }
  | { kind: 'team'; slug: string; name: string }
  /** Several of these as one download; each remains a calendar of its own for subscribing. */
  | {
      kind: 'several';
      name: string;
      parts: readonly SubscribeTarget[];
      /** The identities of what a download is to have at most. */
      only?: ReadonlySet<string>;
    };

/** The published calendar; several have none together. */
export function feedPathOf(target: SubscribeTarget): string | undefined {
  if (target.kind === 'league') return feedPath(leaguePath(target.slug));
  if (target.kind === 'category') return feedPath(target.path);
  return target.kind === 'team' ? feedPath(teamPath(target.slug)) : undefined;
}

/** The small page for other sites. */
export function embedPathOf(target: SubscribeTarget): string | undefined {
  if (target.kind === 'league') return embedPath(leaguePath(target.slug));
  return target.kind === 'team' ? embedPath(teamPath(target.slug)) : undefined;
}
