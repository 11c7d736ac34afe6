/**
 * Where mistakes are reported, from SPORTS_CALENDAR_REPORT_ADDRESS: the https address of an issue form, which is
 * given `title` and `body`, or a mailbox (`mailto:data@example.org`). Empty without it: the site then has no such links.
 */
export function reportAddress(setting: string | undefined): string {
  if (!setting) return '';
  if (/^mailto:[^\s?@]+@[^\s?@]+$/.test(setting)) return setting;
  const isForm = URL.canParse(setting) && new URL(setting).protocol === 'https:';
  if (isForm) return setting;
  throw new Error(
    `SPORTS_CALENDAR_REPORT_ADDRESS must be like https://example.org/issues/new or mailto:data@example.org, not "${setting}"`,
  );
}
