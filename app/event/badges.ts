/** The short facts of an event that its row shows as badges, and the longer ones that it shows as a note. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { countryName } from '../../catalog/place/country.ts';

export interface EventFacts {
  badges: string[];
  note: string;
}

const BADGE_LENGTH = 26;
/** The name of a circuit belongs to the place, however short it is. */
const CIRCUIT = /circuit|aut[óo]dromo|speedway|raceway/i;
/** Where the date and the status are, they say it already. */
const SAID_BY_DATE = /^((date and )?time to be confirmed|not confirmed)$/i;

/** `known` are the labels in the headings above the row. */
export function factsOf(event: SportsEvent, known: readonly string[]): EventFacts {
  const parts = event.details.split(/;\s*/);
  const knownLabels = known.map((label) => label.toLowerCase());
  const isSaid =
    knownLabels.includes(event.type.toLowerCase()) ||
    event.name.includes(event.type) ||
    // "First Round" needs no badge beside "First Round, East Region".
    parts.some((detail) => detail.startsWith(`${event.type},`));
  const type = event.type && !isSaid ? [event.type] : [];
  const labels = [...knownLabels, event.type.toLowerCase()].filter(Boolean);
  const repeatsLabel = (detail: string) => labels.some((label) => detail.toLowerCase().endsWith(label));
  const country = event.flag && countryName(event.flag);
  const isNew = (detail: string) => detail !== country && !repeatsLabel(detail) && !isSaidByDate(detail);
  const details = parts.filter((detail) => detail && isNew(detail));
  const isBadge = (detail: string) => detail.length <= BADGE_LENGTH && !CIRCUIT.test(detail);
  return {
    badges: [...type, ...details.filter(isBadge)],
    note: [...details.filter((detail) => !isBadge(detail)), event.extras ?? ''].filter(Boolean).join(' · '),
  };
}

export function isSaidByDate(detail: string): boolean {
  return SAID_BY_DATE.test(detail);
}
