/** Whether the page is being printed: then a month or a timeline is laid out for the sheet. */
import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', follow);
  addEventListener('afterprint', follow);
  return () => {
    removeEventListener('beforeprint', follow);
    removeEventListener('afterprint', follow);
  };
}

export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
