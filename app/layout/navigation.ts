/** The navigation, derived from the data: a link for each category, a sub-link for each of its leagues. */
import { categories } from '../data/site-map.ts';

export interface NavItem {
  label: string;
  link: string;
  links: { label: string; link: string }[];
}

export const navigation: NavItem[] = categories.map((category) => ({
  label: category.name,
  link: category.path,
  links: category.leagues.map((league) => ({ label: league.name, link: league.path })),
}));

/** Whether an item leads to the page at the address, or to one below it. */
export function isHere(item: NavItem, pathname: string): boolean {
  return item.link === pathname || item.links.some(({ link }) => link === pathname);
}
