/** Switches between light and dark. Its words are what a click leads to, as SPEC.md section 2 has them. */
import { useMantineColorScheme } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconSunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { useSettled } from '../time/visitor.tsx';
import styles from './color-scheme-toggle.module.css';

const LOOKS = {
  dark: { words: 'Light Mode', Icon: IconSun },
  light: { words: 'Dark Mode', Icon: IconMoon },
  auto: { words: 'Toggle Color', Icon: IconSunMoon },
};

export function ColorSchemeToggle() {
  const { colorScheme, toggleColorScheme } = useMantineColorScheme();
  // What is stored is known only in the browser, and the first render there must not differ from the prerendered one.
  const { words, Icon } = LOOKS[useSettled() ? colorScheme : DEFAULT_COLOR_SCHEME];
  return (
    <button type="button" className={styles.toggle} onClick={toggleColorScheme} aria-label={words}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span role="tooltip" className={styles.tooltip}>
        {words}
      </span>
    </button>
  );
}
