/** The navigation, derived from the data: a link for each category, with a link for each of its leagues. */
import { categories } from '../data/site-map.ts';

export interface NavItem {
  label: string;
  link: string;
  sport: string;
  links: { label: string; link: string }[];
}

export const navigation: NavItem[] = categories.map((category) => ({
  label: category.name,
  link: category.path,
  sport: category.sport,
  links: category.leagues.map((league) => ({ label: league.name, link: league.path })),
}));

/** Whether an item is the current page, or has it among its links. */
export function isHere(item: NavItem, pathname: string): boolean {
  return item.link === pathname || item.links.some(({ link }) => link === pathname);
}
