/** Who looks whether a schedule still holds, and when somebody last did. */
import { type DateStyle, dayWithYear } from './format.ts';

interface Check {
  checked?: string | undefined;
  isDaily?: boolean | undefined;
}

/** "Checked daily", "Checked by hand, 22 Aug 2026"; empty where nobody knows. */
export function checkedText({ checked, isDaily }: Check, style: DateStyle): string {
  if (isDaily) return 'Checked daily';
  return checked ? `Checked by hand, ${dayWithYear(checked, style)}` : '';
}
