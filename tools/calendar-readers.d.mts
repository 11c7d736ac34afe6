export function findCalendarReaders(): { python: string | undefined; khal: string | undefined };
export function getCalendarReaders(): Promise<void>;
