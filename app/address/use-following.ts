/**
 * Has a field follow the address. In between it is the browser's own, and ahead of the address: nothing is rendered for
 * what the browser shows by itself.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useFollowing<Field extends { value: string }>(value: string): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
