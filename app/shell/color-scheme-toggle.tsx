/** Switches between light and dark. Its words are what a click leads to, as SPEC.md section 2 has them. */
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconSunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import { toggleColorScheme, useColorScheme } from './color-scheme.ts';
import styles from './icon-button.module.css';

const LOOKS = {
  dark: { words: 'Light Mode', Icon: IconSun },
  light: { words: 'Dark Mode', Icon: IconMoon },
  auto: { words: 'Toggle Color', Icon: IconSunMoon },
};

export function ColorSchemeToggle() {
  const { words, Icon } = LOOKS[useColorScheme()];
  return (
    <button type="button" className={styles.button} onClick={toggleColorScheme} aria-label={words}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span role="tooltip" className={styles.tooltip}>
        {words}
      </span>
    </button>
  );
}
