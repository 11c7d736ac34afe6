/** The part of an event's identity that is unique within its season: its anchor on the page, and its panel's address. */
export function eventAnchor(event: { id: string }): string {
  return event.id.slice(event.id.lastIndexOf('/') + 1);
}
