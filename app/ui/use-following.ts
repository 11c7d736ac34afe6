/**
 * Has a field follow the address. In between it is the browser's own, and ahead of the address: nothing is rendered for
 * what the browser shows by itself.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../time/visitor.tsx';

interface Following<Field, Value> {
  field: RefObject<Field | null>;
  /** For what the visitor has entered. */
  tell: (entered: Value) => void;
}

/** Tells of what is entered; also, once, of what was entered before there was anyone to tell. */
export function useFollowing<Field extends HTMLElement, Property extends keyof Field>(
  property: Property,
  value: Field[Property],
  onEnter: (entered: Field[Property]) => void,
): Following<Field, Field[Property]> {
  const field = useRef<Field>(null);
  const known = useRef(value);
  const tell = (entered: Field[Property]) => {
    known.current = entered;
    onEnter(entered);
  };
  useLayoutEffect(() => {
    // Only what others have changed: the answer to what was typed comes while the visitor types on.
    if (field.current && value !== known.current) field.current[property] = value;
    known.current = value;
  }, [property, value]);
  const tellEarly = useEffectEvent(() => {
    const entered = field.current?.[property];
    if (entered !== undefined && entered !== value) tell(entered);
  });
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) tellEarly();
  }, [isHydrated]);
  return { field, tell };
}
