/** Finds the two programs that read our calendars in tests beside ical.js: Python's icalendar and khal. */
import { installPackages, works } from './debian-packages.ts';

const PACKAGES = ['python3-icalendar', 'khal'];

interface CalendarReaders {
  python: string | undefined;
  khal: string | undefined;
}

export function findCalendarReaders(): CalendarReaders {
  return {
    // The system's own first: another Python does not see the system's packages.
    python: ['/usr/bin/python3', 'python3'].find((python) => works(python, '-c', 'import icalendar')),
    khal: ['khal'].find((khal) => works(khal, '--version')),
  };
}

/** Installs what is missing where that is allowed; otherwise says which tests will be skipped. */
export async function getCalendarReaders(): Promise<void> {
  const isComplete = ({ python, khal }: CalendarReaders) => Boolean(python && khal);
  if (!isComplete(findCalendarReaders())) await installPackages('programs that read calendars', PACKAGES);
  if (!isComplete(findCalendarReaders())) {
    console.log(`\nSKIPPED: no ${PACKAGES.join(' or ')} here, so calendars are read back by ical.js alone.`);
  }
}
