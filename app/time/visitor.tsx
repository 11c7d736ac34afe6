/**
 * Who is looking, and when. At build time nobody is: pages then state the moment of the build and the league's home
 * zone. The browser's first render must say the same, and turns to the visitor's clock and zone right after.
 */
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { BUILT_AT, currentMinute, untilNextMinute } from './clock.ts';

interface Visitor {
  now: number;
  /** Undefined until the browser has been asked. */
  timeZone: string | undefined;
}

const VisitorContext = createContext<Visitor>({ now: BUILT_AT, timeZone: undefined });

export function VisitorProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>({ now: BUILT_AT, timeZone: undefined });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      // A transition: a page that needs other data for another time keeps what it shows until that is there.
      startTransition(() => setVisitor({ now: currentMinute(), timeZone: browserTimeZone() }));
      timer = setTimeout(update, untilNextMinute());
    };
    update();
    return () => clearTimeout(timer);
  }, []);

  // For tests and style sheets: from here on the page is the visitor's own.
  useEffect(() => {
    if (visitor.timeZone !== undefined) document.documentElement.dataset.settled = 'true';
  }, [visitor.timeZone]);

  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

export function useNow(): number {
  return useContext(VisitorContext).now;
}

/** The visitor's zone, or the given one while the visitor's is not known. */
export function useTimeZone(homeZone: string): string {
  return useContext(VisitorContext).timeZone ?? homeZone;
}

/** Whether the page shows the visitor's own state yet. Until then what the address asks for must be ignored. */
export function useSettled(): boolean {
  return useContext(VisitorContext).timeZone !== undefined;
}

function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
