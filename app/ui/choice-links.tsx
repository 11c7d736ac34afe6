/** One choice of several, as links: the choice is in the address, the rest of the address stays. */
import { usePathname, useSearch } from '../router/router.tsx';
import styles from './choice-links.module.css';

interface Choice {
  label: string;
  /** What the address says; undefined for the usual choice, about which it says nothing. */
  value: string | undefined;
}

interface ChoiceLinksProps {
  label: string;
  parameter: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Whether another parameter still makes sense with a choice. */
  keeps?: (parameter: string, choice: Choice) => boolean;
}

export function ChoiceLinks({ label, parameter, choices, chosen, keeps = () => true }: ChoiceLinksProps) {
  const pathname = usePathname();
  const search = useSearch();
  const searchWith = (choice: Choice) => {
    const kept = [...search].filter(([key]) => key !== parameter && keeps(key, choice));
    const next = new URLSearchParams(kept);
    if (choice.value !== undefined) next.set(parameter, choice.value);
    const text = next.toString();
    return text === '' ? '' : `?${text}`;
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
