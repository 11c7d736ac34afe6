/** Finds the two programs that read our calendars in tests beside ical.js: Python's icalendar and khal. */
import { installPackages, works } from './debian-packages.mjs';

const PACKAGES = ['python3-icalendar', 'khal'];

/** @returns {{ python: string | undefined, khal: string | undefined }} */
export function findCalendarReaders() {
  return {
    // The system's own first: packages of the system are not seen by another Python.
    python: ['/usr/bin/python3', 'python3'].find((python) => works(python, '-c', 'import icalendar')),
    khal: ['khal'].find((khal) => works(khal, '--version')),
  };
}

/** Installs what is missing where that is allowed; otherwise says which tests will be skipped. */
export async function getCalendarReaders() {
  const isThere = ({ python, khal }) => Boolean(python && khal);
  if (!isThere(findCalendarReaders())) await installPackages('programs that read calendars', PACKAGES);
  if (!isThere(findCalendarReaders())) {
    console.log(`\nSKIPPED: no ${PACKAGES.join(' or ')} here, so calendars are read back by ical.js alone.`);
  }
}
