/** A page's parameters as state: what the URL requests, and how to change it. */
import { useCallback } from 'react';
import { type QueryParameters, type ReadQuery, readQuery, searchText, writeQuery } from '../util/query.ts';
import { currentAddress } from './address.ts';
import { type NavigateOptions, navigateSearch } from './navigate.ts';
import { usePathname, useUrlParams } from './router.tsx';

export interface UsedQuery<Query> extends ReadQuery<Query> {
  /** The page's URL with some values changed. */
  hrefWith: (changes: Partial<Query>) => string;
  change: (changes: Partial<Query>, options?: Pick<NavigateOptions, 'replace'>) => void;
}

export function useQuery<Query extends object>(parameters: QueryParameters<Query>): UsedQuery<Query> {
  const pathname = usePathname();
  const search = useUrlParams();
  const change = useCallback<UsedQuery<Query>['change']>(
    (changes, options) => {
      // Not that of the last render: two changes may come between two renders.
      const current = new URLSearchParams(currentAddress().search);
      const fields = Object.keys(changes) as (keyof Query)[];
      const replace = fields.every((field) => {
        const { name, isTyped } = parameters[field];
        return isTyped && current.has(name);
      });
      const search = searchText(writeQuery(parameters, current, changes));
      navigateSearch(search, { replace, keepScroll: true, ...options });
    },
    [parameters],
  );
  return {
    ...readQuery(parameters, search),
    hrefWith: (changes) => `${pathname}${searchText(writeQuery(parameters, search, changes))}`,
    change,
  };
}
