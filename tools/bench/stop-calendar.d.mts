export function stopCalendar(now: number): void;
