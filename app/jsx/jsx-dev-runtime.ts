/** The same as jsx-runtime.ts for the development server. */
import * as react from 'react/jsx-dev-runtime';
import { basedProps } from './based-props.ts';

export const { Fragment } = react;

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, basedProps(type, props), ...rest);
