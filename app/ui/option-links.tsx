/** One option of several, as links or as a select: the option is a parameter of the URL, the others stay. */
import { navigate } from '../router/navigate.ts';
import styles from './option-links.module.css';
import { useUncontrolledField } from './use-uncontrolled-field.ts';

interface OptionsProps<Value> {
  label: string;
  options: readonly { label: string; value: Value }[];
  chosen: Value;
  hrefOf: (value: Value) => string;
}

export function OptionLinks<Value>({ label, options, chosen, hrefOf }: OptionsProps<Value>) {
  return (
    <nav data-keep-scroll className={styles.options} aria-label={label}>
      {options.map((option) => (
        <a
          key={option.label}
          href={hrefOf(option.value)}
          aria-current={option.value === chosen ? 'true' : undefined}
        >
          {option.label}
        </a>
      ))}
    </nav>
  );
}

/** For more options than there is room for. */
export function OptionSelect<Value>({ label, options, chosen, hrefOf }: OptionsProps<Value>) {
  // By label: which option is the default, and so has no value, may change with the visitor's clock.
  const selected = options.find(({ value }) => value === chosen)?.label ?? '';
  const { field, enter } = useUncontrolledField<HTMLSelectElement, 'value'>('value', selected, (entered) => {
    const option = options.find((each) => each.label === entered);
    if (option) navigate(hrefOf(option.value), { keepScroll: true });
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
