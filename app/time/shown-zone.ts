/** The zone that pages show times in, for what is made ready before a page is rendered that would know it. */
let shown: string | undefined;

/** While nobody is known, the given one. */
export function shownZone(homeZone: string): string {
  return shown ?? homeZone;
}

export function setShownZone(timeZone: string | undefined): void {
  shown = timeZone;
}
