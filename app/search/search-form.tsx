/** The field of a page that leads to all results; without scripts the browser sends it. */
import type { FormEvent } from 'react';
import { MAX_SEARCH_LENGTH } from '../../catalog/search/longest-query.ts';
import { navigate } from '../router/navigate.ts';
import buttons from '../ui/buttons.module.css';
import { SearchIcon } from '../ui/icons.tsx';
import { useUncontrolledField } from '../ui/use-uncontrolled-field.ts';
import { SEARCH_PATH, searchHref } from './all-results.ts';
import styles from './search-form.module.css';

const FIELD_NAME = 'League, team, event, venue or date';

/** What is typed before the page knows its question stays. */
export function SearchForm({ query }: { query: string }) {
  const { field } = useUncontrolledField<HTMLInputElement, 'value'>('value', query, () => undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(searchHref(field.current?.value ?? ''));
  };
  return (
    <search>
      <form action={SEARCH_PATH} method="get" className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <SearchIcon />
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={FIELD_NAME}
            placeholder={FIELD_NAME}
            defaultValue={query}
            maxLength={MAX_SEARCH_LENGTH}
            autoCapitalize="off"
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
        </label>
        <button type="submit" className={buttons.action}>
          Search
        </button>
      </form>
    </search>
  );
}
