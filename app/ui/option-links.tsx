/** One option of several, as links or as a select: the option is a parameter of the URL, the others stay. */
import { navigate } from '../router/navigate.ts';
import { usePathname, useSearch } from '../router/router.tsx';
import { searchText } from '../router/search-text.ts';
import styles from './option-links.module.css';
import { useUncontrolledField } from './use-uncontrolled-field.ts';

interface LinkOption {
  label: string;
  /** The parameter's value; undefined for the default option, which needs no parameter. */
  value: string | undefined;
}

interface OptionsProps {
  label: string;
  parameter: string;
  options: readonly LinkOption[];
  chosen: string | undefined;
  /** Whether to keep another parameter with an option. */
  keeps?: (parameter: string, option: LinkOption) => boolean;
}

export function OptionLinks({ label, options, chosen, ...address }: OptionsProps) {
  const hrefOf = useHrefOf(address);
  return (
    <nav data-keep-scroll className={styles.options} aria-label={label}>
      {options.map((option) => (
        <a
          key={option.label}
          href={hrefOf(option)}
          aria-current={option.value === chosen ? 'true' : undefined}
        >
          {option.label}
        </a>
      ))}
    </nav>
  );
}

/** For more options than there is room for. */
export function OptionSelect({ label, options, chosen, ...address }: OptionsProps) {
  const hrefOf = useHrefOf(address);
  // By label: which option is the default, and so has no value, may change with the visitor's clock.
  const selected = options.find(({ value }) => value === chosen)?.label ?? '';
  const { field, enter } = useUncontrolledField<HTMLSelectElement, 'value'>('value', selected, (entered) => {
    const option = options.find((each) => each.label === entered);
    if (option) navigate(hrefOf(option), { keepScroll: true });
  });
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select ref={field} defaultValue={selected} onChange={({ target }) => enter(target.value)}>
        {options.map((option) => (
          <option key={option.label}>{option.label}</option>
        ))}
      </select>
    </label>
  );
}

function useHrefOf({ parameter, keeps = () => true }: Pick<OptionsProps, 'parameter' | 'keeps'>) {
  const pathname = usePathname();
  const search = useSearch();
  return (option: LinkOption) => {
    const kept = [...search].filter(([key]) => key !== parameter && keeps(key, option));
    const next = new URLSearchParams(kept);
    if (option.value !== undefined) next.set(parameter, option.value);
    return `${pathname}${searchText(next)}`;
  };
}
