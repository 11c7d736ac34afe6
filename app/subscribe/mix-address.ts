/** One address for everything that a visitor follows, where the host can answer it (decision 043). */
import { type MixQuery, mixPath, readMixQuery } from '../../feeds/mix-query.ts';
import { optionId, type SeveralTarget, type SubscribeTarget } from './subscribe-target.ts';

/** The path of the calendar with what is selected; undefined if that is nothing, or more than an address can hold. */
export function mixAddress(
  { targets, mix }: SeveralTarget,
  selected: ReadonlySet<string>,
  /** Of a reminder before the start. */
  minutesBefore?: number,
): string | undefined {
  if (!mix) return undefined;
  const query: MixQuery = {
    follow: targets.filter((target) => selected.has(optionId(target))).flatMap(itemOf),
    without: [...mix.without],
    ...(minutesBefore === undefined ? {} : { alarm: minutesBefore }),
  };
  const path = mixPath(query);
  return readMixQuery(new URL(path, 'https://host').searchParams).query ? path : undefined;
}

function itemOf(target: SubscribeTarget): string[] {
  switch (target.kind) {
    case 'league':
      return [target.slug];
    case 'category':
      return [target.path.slice(1)];
    case 'team':
      return [`teams/${target.slug}`];
    case 'event':
      return [`events/${target.slug}`];
    case 'occasion':
      // Never one of several.
      return [];
    case 'several':
      return target.targets.flatMap(itemOf);
  }
}
