/** One of a few values: radio buttons in the look of a switch. */
import { useId } from 'react';
import frames from '../ui/option-links.module.css';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Their labels, by value. */
  options: Record<string, string>;
  onChoose: (value: string) => void;
}

export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={`${styles.field} wrapping-row`} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className={`${frames.frame} ${styles.options} wrapping-row`}>
        {Object.entries(options).map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={id} checked={option === value} onChange={() => onChoose(option)} />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}
