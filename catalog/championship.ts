/** What decides a title: the one list behind the calendar of finals. */
const TITLES = ['Championship', 'Final', 'Tour Finals'];

export function isChampionship(event: { category: string }): boolean {
  return TITLES.includes(event.category);
}
