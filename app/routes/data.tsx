/** /data: what the data covers, what is missing, where it comes from, and how to download or correct it. */

import { use } from 'react';
import { loadOnce } from '../data/lists.ts';
import { leagues } from '../data/site-map.ts';
import { Contribute } from '../data-page/contribute.tsx';
import { Coverage } from '../data-page/coverage.tsx';
import { Downloads } from '../data-page/downloads.tsx';
import { Corrections, Gaps } from '../data-page/gaps.tsx';
import { SectionPage } from '../data-page/section.tsx';
import { Sources } from '../data-page/sources.tsx';
import { SITE_NAME } from '../site.ts';

const HEAD = {
  title: `About the data – ${SITE_NAME}`,
  description: `What ${SITE_NAME} covers, league by league and season by season, how certain it is, what is missing, where it comes from, and how to download it as JSON, CSV or iCalendar.`,
};

/** The coverage and sources, which only this page shows. */
export const load = loadOnce(async () => (await import('virtual:catalog/coverage')).default);

const SECTIONS = [
  ['coverage', 'Coverage'],
  ['downloads', 'Downloads'],
  ['gaps', 'Known gaps'],
  ['corrections', 'Corrections'],
  ['sources', 'Licence and sources'],
  ['contribute', 'Contribute'],
] as const;

export default function DataPage() {
  const about = use(load());
  const seasons = about.coverage.flatMap((league) => league.seasons);
  const events = seasons.reduce((sum, season) => sum + season.events, 0);
  return (
    <SectionPage
      head={HEAD}
      heading="About the data"
      intro={`${leagues.length} leagues · ${seasons.length} seasons · ${events.toLocaleString('en')} events · ${about.sources.length} sources. Dates, times, teams and venues. No scores.`}
      sections={SECTIONS}
    >
      <Coverage about={about} />
      <Downloads />
      <Gaps about={about} />
      <Corrections corrections={about.corrections} />
      <Sources about={about} />
      <Contribute />
    </SectionPage>
  );
}
