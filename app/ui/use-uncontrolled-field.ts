/**
 * Makes a form field follow a value of the URL without being controlled by React: between changes the field is the
 * browser's own, so typing never waits for a render.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useVisitorKnown } from '../time/visitor.tsx';

interface UncontrolledField<Field, Value> {
  field: RefObject<Field | null>;
  /** To be called with what the visitor has entered. */
  enter: (entered: Value) => void;
}

/** Calls `onEnter` for what is entered, also for what was entered before hydration. */
export function useUncontrolledField<Field extends HTMLElement, Property extends keyof Field>(
  property: Property,
  value: Field[Property],
  onEnter: (entered: Field[Property]) => void,
): UncontrolledField<Field, Field[Property]> {
  const field = useRef<Field>(null);
  const known = useRef(value);
  const enter = (entered: Field[Property]) => {
    known.current = entered;
    onEnter(entered);
  };
  useLayoutEffect(() => {
    // Not the visitor's own change, which comes back while they type on.
    if (field.current && value !== known.current) field.current[property] = value;
    known.current = value;
  }, [property, value]);
  const enterEarly = useEffectEvent(() => {
    const entered = field.current?.[property];
    if (entered !== undefined && entered !== value) enter(entered);
  });
  const isVisitorKnown = useVisitorKnown();
  useEffect(() => {
    if (isVisitorKnown) enterEarly();
  }, [isVisitorKnown]);
  return { field, enter };
}
