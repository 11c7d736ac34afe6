/**
 * Where mistakes are reported, from SPORTS_CALENDAR_REPORT_ADDRESS: the https address of an issue form, which is
 * given `title` and `body`, or a mailbox (`mailto:data@example.org`). Without it a message without an address opens.
 */
const DEFAULT_ADDRESS = 'mailto:';

export function reportAddress(setting: string | undefined): string {
  if (!setting) return DEFAULT_ADDRESS;
  if (/^mailto:[^\s?]*$/.test(setting)) return setting;
  const isForm = URL.canParse(setting) && new URL(setting).protocol === 'https:';
  if (isForm) return setting;
  throw new Error(`SPORTS_CALENDAR_REPORT_ADDRESS must begin with https:// or mailto:, not be "${setting}"`);
}
