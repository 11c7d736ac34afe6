/** What a visitor can subscribe to, and at which addresses it stands. */

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
export function feedPath(target: SubscribeTarget): string | undefined {
  if (target.kind === 'league') return `/feeds/${target.slug}.ics`;
  if (target.kind === 'category') return `/feeds${target.path}.ics`;
  return target.kind === 'team' ? `/feeds/teams/${target.slug}.ics` : undefined;
}

/** The small page for other sites. */
export function embedPath(target: SubscribeTarget): string | undefined {
  if (target.kind === 'league') return `/embed/${target.slug}`;
  return target.kind === 'team' ? `/embed/teams/${target.slug}` : undefined;
}
