/** Every season of the Olympics has one event with the name of the Games: "Summer Olympics Los Angeles 2028". */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

export function checkGamesTitles({ leagues }: DataFolder): Problem[] {
  const olympics = leagues.filter(({ content }) => content.icon === 'olympics');
  return olympics.flatMap(({ content, seasons }) =>
    seasons.flatMap(({ file, label, content: { events } }) => {
      const named = (events.Championship ?? []).filter(
        ({ name }) =>
          name.startsWith(`${content.name} `) &&
          name.endsWith(` ${label}`) &&
          // Not without a city.
          name !== `${content.name} ${label}`,
      );
      if (named.length === 1) return [];
      const reason = `needs one event "${content.name} CITY ${label}", which its page is named after`;
      return [{ file, path: ['events', 'Championship'], reason }];
    }),
  );
}
