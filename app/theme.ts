/** The constants of docs/specification.md, in one place. Code and style sheets read them from here. */

const HEADER_HEIGHT = 56;
const SIDE_NAVIGATION_WIDTH = 300;
/** Below this width the header's items move into the side navigation. */
const NAVIGATION_BREAKPOINT = '68em';
export const HOVER_MENU_CLOSE_DELAY = 100;
const POPOVER_OFFSET = 8;
const POPOVER_TRANSITION = 150;
export const DEFAULT_COLOR_SCHEME = 'light';
const DEFAULT_RADIUS = 'sm';
const PRIMARY_COLOR = 'blue';

const BREAKPOINTS = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };
const RADII = { sm: '4px' };
/** The shades of the primary colour with a contrast of 4.5:1 in each scheme. */
const SHADES = { blue: { onLight: '#1864ab', onDark: '#74c0fc', brand: '#1971c2' } };

export const BRAND_COLOR = SHADES[PRIMARY_COLOR].brand;

/** By the names that style sheets use: the build replaces `var(--name)` by the value. */
export const themeValues = {
  '--header-height': `${HEADER_HEIGHT}px`,
  '--side-navigation-width': `${SIDE_NAVIGATION_WIDTH}px`,
  '--popover-offset': `${POPOVER_OFFSET}px`,
  '--popover-transition': `${POPOVER_TRANSITION}ms`,
  '--radius': RADII[DEFAULT_RADIUS],
  '--action-on-light': SHADES[PRIMARY_COLOR].onLight,
  '--action-on-dark': SHADES[PRIMARY_COLOR].onDark,
};

/**
 * Media queries cannot read custom properties, so the build replaces `@media (--name)` by these. `screen`, because paper
 * is as narrow as a phone but has room for what a phone leaves out.
 */
export const customMedia: Record<string, string> = {
  narrow: `screen and (max-width: ${BREAKPOINTS.xs})`,
  phone: `screen and (max-width: ${BREAKPOINTS.sm})`,
  // On the smallest tablet a row has room for one line.
  'stacked-rows': `screen and (max-width: ${Number.parseFloat(BREAKPOINTS.sm) - 0.01}em)`,
  tablet: `(max-width: ${BREAKPOINTS.md})`,
  'header-navigation': `(min-width: ${NAVIGATION_BREAKPOINT})`,
  // Text so large, or a screen so small, that the header's tools need a line of their own.
  tiny: '(max-width: 18em)',
  // All sports in the header, and little room beside them.
  'header-tight': `(min-width: ${NAVIGATION_BREAKPOINT}) and (max-width: 79.99em)`,
  'header-words': `(min-width: ${BREAKPOINTS.xl})`,
  // What is beside a schedule leaves room for its rows.
  'side-column': '(min-width: 84em)',
  'side-navigation': `not all and (min-width: ${NAVIGATION_BREAKPOINT})`,
};
