/** What is imported every day is there, known, and at a host whose files are meant to be fetched. */
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

const FILE = 'refresh.json';
const HOSTS = ['raw.githubusercontent.com'];

export function checkRefresh({ refresh, leagues, sources }: DataFolder): Problem[] {
  const seen = new Set<string>();
  return refresh.flatMap(({ league, address, source }, index) => {
    const problem = (field: string, reason: string) => ({ file: FILE, path: [index, field], reason });
    const isSecond = seen.has(league);
    seen.add(league);
    return [
      ...(leagues.some(({ slug }) => slug === league)
        ? []
        : [problem('league', `there is no league "${league}"`)]),
      ...(isSecond ? [problem('league', `"${league}" is in the list already`)] : []),
      ...(source in sources ? [] : [problem('source', `the source "${source}" is not in sources.json`)]),
      ...addressFaults(address).map((reason) => problem('address', reason)),
    ];
  });
}

function addressFaults(address: string): string[] {
  const written = address.replace(/\{(season|year)\}/g, '2026');
  if (/[{}]/.test(written)) return ['only {season} and {year} are filled in'];
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url?.href !== written || url.protocol !== 'https:') return [`"${address}" is not an https address`];
  if (url.username !== '' || url.password !== '') return [`"${address}" has a name or a password`];
  if (!HOSTS.includes(url.host)) return [`${url.host} is not one of the hosts: ${HOSTS.join(', ')}`];
  return [];
}
