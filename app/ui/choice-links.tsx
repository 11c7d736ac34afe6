/** One choice of several, as links: the choice is a parameter of the URL, the others stay. */
import { usePathname, useSearch } from '../router/router.tsx';
import { searchText } from '../router/search-text.ts';
import styles from './choice-links.module.css';

interface Choice {
  label: string;
  /** The parameter's value; undefined for the default choice, which needs no parameter. */
  value: string | undefined;
}

interface ChoiceLinksProps {
  label: string;
  parameter: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Whether to keep another parameter with a choice. */
  keeps?: (parameter: string, choice: Choice) => boolean;
}

export function ChoiceLinks({ label, parameter, choices, chosen, keeps = () => true }: ChoiceLinksProps) {
  const pathname = usePathname();
  const search = useSearch();
  const searchWith = (choice: Choice) => {
    const kept = [...search].filter(([key]) => key !== parameter && keeps(key, choice));
    const next = new URLSearchParams(kept);
    if (choice.value !== undefined) next.set(parameter, choice.value);
    return searchText(next);
  };
  return (
    <nav data-keep-scroll className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <a
          key={choice.label}
          href={`${pathname}${searchWith(choice)}`}
          aria-current={choice.value === chosen ? 'true' : undefined}
        >
          {choice.label}
        </a>
      ))}
    </nav>
  );
}
