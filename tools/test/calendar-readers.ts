/** Finds the two programs that read our calendars in tests beside ical.js: Python's icalendar and khal. */
import { commandSucceeds } from './debian-packages.ts';

interface CalendarReaders {
  python: string | undefined;
  khal: string | undefined;
}

export function findCalendarReaders(): CalendarReaders {
  return {
    // The system's own first: another Python does not see the system's packages.
    python: ['/usr/bin/python3', 'python3'].find((python) =>
      commandSucceeds(python, '-c', 'import icalendar'),
    ),
    khal: ['khal'].find((khal) => commandSucceeds(khal, '--version')),
  };
}
