/** Puts the path below which the site stands before every address in an element's attributes. */
import { withBase } from '../util/base-path.ts';

const ADDRESSES = ['href', 'src', 'action', 'formAction'];

/** `add` is for tests. */
export function basedProps(type: unknown, props: unknown, add: (path: string) => string = withBase): unknown {
  // A component hands its attributes to elements.
  if (typeof type !== 'string') return props;
  const given = props as Record<string, unknown>;
  const based = ADDRESSES.flatMap((name) => {
    const value = given[name];
    return isOfSite(value) ? [[name, add(value)] as const] : [];
  });
  return based.length > 0 ? { ...given, ...Object.fromEntries(based) } : props;
}

/** Two slashes begin the name of a host. */
function isOfSite(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');
}
