/** Switches between light and dark. Its label says what a click leads to: see docs/specification.md. */
import buttons from '../ui/icon-button.module.css';
import { AutoSchemeIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { toggleColorScheme, useColorScheme } from './color-scheme.ts';

const LOOKS = {
  dark: { label: 'Light Mode', Icon: SunIcon },
  light: { label: 'Dark Mode', Icon: MoonIcon },
  auto: { label: 'Toggle Color', Icon: AutoSchemeIcon },
};

export function ColorSchemeToggle() {
  const { label, Icon } = LOOKS[useColorScheme()];
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.inMenu}`}
      onClick={toggleColorScheme}
      aria-label={label}
    >
      <Icon />
      <Tooltip>{label}</Tooltip>
    </button>
  );
}
