/** Switches between light and dark. Its words are what a click leads to, as SPEC.md section 2 has them. */
import { __iconNode as moon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { __iconNode as sun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { __iconNode as sunMoon } from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/icon-button.module.css';
import { Tooltip } from '../ui/tooltip.tsx';
import { toggleColorScheme, useColorScheme } from './color-scheme.ts';

const LOOKS = {
  dark: { words: 'Light Mode', drawing: sun },
  light: { words: 'Dark Mode', drawing: moon },
  auto: { words: 'Toggle Color', drawing: sunMoon },
};

export function ColorSchemeToggle() {
  const { words, drawing } = LOOKS[useColorScheme()];
  return (
    <button type="button" className={styles.button} onClick={toggleColorScheme} aria-label={words}>
      <Icon of={drawing} />
      <Tooltip>{words}</Tooltip>
    </button>
  );
}
