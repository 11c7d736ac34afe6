/**
 * React's JSX with the site's path before addresses. Only a build for such a path is made with it (vite.config.ts): no
 * link can be forgotten, and the usual build has none of it.
 */
import * as react from 'react/jsx-runtime';
import { basedProps } from './based-props.ts';

export const { Fragment } = react;

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, basedProps(type, props), key);
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, basedProps(type, props), key);
