/** The script of an embed: shows the next events in the visitor's time zone and updates them every minute. */
import { dayInZone } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { type PackedEvents, unpackEvents } from '../../catalog/packed/packed-events.ts';
import { browserPreferences } from '../time/browser-preferences.ts';
import { currentMinute, untilNextMinute } from '../time/clock.ts';
import { readQuery } from '../util/query.ts';
import {
  CONTENT_ID,
  DATA_ID,
  EMBED_MARKUP,
  type EmbedData,
  embedContent,
  embedEvents,
  siteLink,
} from './embed-content.ts';
import { embedParameters } from './embed-query.ts';

const data: EmbedData = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '');
const content = document.getElementById(CONTENT_ID);
const { query, warnings } = readQuery(embedParameters, new URLSearchParams(window.location.search));
const clock = browserPreferences();

interface MarkupRules {
  createHTML(markup: string): string;
}

/** Not in every browser. */
type WithTrustedTypes = Window & {
  trustedTypes?: { createPolicy(name: string, rules: MarkupRules): MarkupRules };
};

const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(EMBED_MARKUP, {
  createHTML: (markup) => markup,
});

const visitorNow = () => {
  const now = currentMinute();
  return { ...clock, now, today: dayInZone(now, clock.timeZone) };
};

/** Loads seasons one after another until there are enough events. */
async function loadEvents(): Promise<SportsEvent[]> {
  const events: SportsEvent[] = [];
  for (const batch of data.lists) {
    events.push(...(await Promise.all(batch.map(loadList))).flat());
    if (embedEvents(events, data, visitorNow()).length >= query.count) break;
  }
  return events;
}

async function loadList(address: string): Promise<SportsEvent[]> {
  const module: { default: PackedEvents } = await import(/* @vite-ignore */ address);
  return unpackEvents(module.default);
}

function show(events: readonly SportsEvent[]) {
  if (!content) return;
  const visitor = visitorNow();
  const next = embedEvents(events, data, visitor).slice(0, query.count);
  content.innerHTML = trustedMarkup(embedContent(next, data, visitor, warnings));
  document.documentElement.dataset.hydrated = 'true';
  setTimeout(show, untilNextMinute(), events);
}

loadEvents().then(show, () => {
  if (!content) return;
  content.innerHTML = trustedMarkup(
    `<p>Couldn’t load the dates. See ${siteLink(data.path, data.name, data.base)}</p>`,
  );
});

/** For browsers with Trusted Types; only markup that embed-content.ts has escaped gets here. */
function trustedMarkup(markup: string): string {
  return policy ? policy.createHTML(markup) : markup;
}
