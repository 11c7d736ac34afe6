import { expect, test } from 'vitest';
import { pageKindAt } from './routes.ts';

test.each([
  ['/', 'home'],
  ['/nfl', 'league'],
  ['/nfl/', 'league'],
  ['/soccer', 'category'],
  ['/olympics', 'olympics'],
  ['/teams/arsenal', 'team'],
  ['/teams/no-such-team', 'team'],
  ['/teams', 'teams'],
  ['/teams/arsenal/more', 'not-found'],
  ['/events', 'events'],
  ['/events/wimbledon', 'tournament'],
  ['/events/los-angeles-2028', 'games'],
  ['/calendar', 'calendar'],
  ['/timeline/', 'timeline'],
  ['/my', 'my'],
  ['/data', 'data'],
  ['/developers', 'developers'],
  ['/accessibility/', 'accessibility'],
  ['/__proto__', 'not-found'],
  ['/constructor', 'not-found'],
  ['/%E0%A4%A', 'not-found'],
  ['//nfl', 'not-found'],
])('%s is a page of kind %s', (path, kind) => expect(pageKindAt(path)).toBe(kind));
