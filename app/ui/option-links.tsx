/** One option of several: the option is a parameter of the URL, the others stay. As chips, as segments, or as a select. */
import type { ReactNode } from 'react';
import { navigate } from '../router/navigate.ts';
import styles from './option-links.module.css';
import { useUncontrolledField } from './use-uncontrolled-field.ts';

interface Option<Value> {
  label: string;
  value: Value;
  /** How many it leaves. */
  count?: number;
  /** In place of the label on a phone. */
  icon?: ReactNode;
}

interface OptionsProps<Value> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  hrefOf: (value: Value) => string;
}

/** Chips in a row that scrolls sideways where there are many. */
export function OptionLinks<Value>(props: OptionsProps<Value>) {
  return <Links {...props} className={styles.chips} linkClassName={styles.chip} />;
}

interface SegmentsProps<Value> extends OptionsProps<Value> {
  /** Called when the visitor is reaching for an option, to load its code. */
  onIntent?: (value: Value) => void;
}

/** Two to four options in one frame. */
export function OptionSegments<Value>(props: SegmentsProps<Value>) {
  return <Links {...props} className={`${styles.frame} ${styles.segments} wrapping-row`} />;
}

function Links<Value>({
  label,
  options,
  chosen,
  hrefOf,
  onIntent,
  className,
  linkClassName,
}: SegmentsProps<Value> & { className: string | undefined; linkClassName?: string | undefined }) {
  return (
    <nav data-keep-scroll className={className} aria-label={label}>
      {options.map((option) => (
        <a
          key={option.label}
          className={linkClassName}
          href={hrefOf(option.value)}
          aria-current={option.value === chosen ? 'true' : undefined}
          onPointerEnter={onIntent && (() => onIntent(option.value))}
          onFocus={onIntent && (() => onIntent(option.value))}
        >
          {option.icon}
          <span>{option.label}</span>
          {option.count !== undefined && <span className="muted"> {option.count}</span>}
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
