/** One choice of several, as links or as a select: the choice is a parameter of the URL, the others stay. */
import { navigate } from '../router/navigate.ts';
import { usePathname, useSearch } from '../router/router.tsx';
import { searchText } from '../router/search-text.ts';
import styles from './choice-links.module.css';
import { useFollowing } from './use-following.ts';

interface Choice {
  label: string;
  /** The parameter's value; undefined for the default choice, which needs no parameter. */
  value: string | undefined;
}

interface ChoiceProps {
  label: string;
  parameter: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Whether to keep another parameter with a choice. */
  keeps?: (parameter: string, choice: Choice) => boolean;
}

export function ChoiceLinks({ label, choices, chosen, ...address }: ChoiceProps) {
  const hrefOf = useHrefOf(address);
  return (
    <nav data-keep-scroll className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <a
          key={choice.label}
          href={hrefOf(choice)}
          aria-current={choice.value === chosen ? 'true' : undefined}
        >
          {choice.label}
        </a>
      ))}
    </nav>
  );
}

/** For more choices than there is room for. */
export function ChoiceSelect({ label, choices, chosen, ...address }: ChoiceProps) {
  const hrefOf = useHrefOf(address);
  // By label: which choice is the default, and so has no value, may change with the visitor's clock.
  const selected = choices.find(({ value }) => value === chosen)?.label ?? '';
  const { field, enter } = useFollowing<HTMLSelectElement, 'value'>('value', selected, (entered) => {
    const choice = choices.find((each) => each.label === entered);
    if (choice) navigate(hrefOf(choice), { keepScroll: true });
  });
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select ref={field} defaultValue={selected} onChange={({ target }) => enter(target.value)}>
        {choices.map((choice) => (
          <option key={choice.label}>{choice.label}</option>
        ))}
      </select>
    </label>
  );
}

function useHrefOf({ parameter, keeps = () => true }: Pick<ChoiceProps, 'parameter' | 'keeps'>) {
  const pathname = usePathname();
  const search = useSearch();
  return (choice: Choice) => {
    const kept = [...search].filter(([key]) => key !== parameter && keeps(key, choice));
    const next = new URLSearchParams(kept);
    if (choice.value !== undefined) next.set(parameter, choice.value);
    return `${pathname}${searchText(next)}`;
  };
}
