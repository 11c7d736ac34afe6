/** One edition of the Olympic Games: when and where, and its programme. */
import { apiPath } from '../../catalog/event/urls.ts';
import type { OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import { useOccasionEvents } from '../data/occasions.ts';
import { leagueBySlug, seasonBy } from '../data/site-map.ts';
import { LeagueBadge } from '../identity/league-badge.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME } from '../site.ts';
import { Time } from '../time/time.tsx';
import { useVisitor } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { countText } from '../util/count-text.ts';
import GamesProgramme from './games-programme.tsx';
import { OccasionHeader } from './occasion-header.tsx';
import { programmeOf } from './sessions.ts';

export function GamesPage({ occasion }: { occasion: OccasionSummary }) {
  const { name, sport, season = '' } = occasion;
  const [slug = '', label = ''] = season.split('/');
  const league = leagueBySlug(slug);
  if (!league) throw new Error(`No league ${slug}`);
  const hostZone = seasonBy(slug, label)?.timeZone ?? league.timeZone;
  const visitor = useVisitor(hostZone);
  const events = useOccasionEvents(occasion);
  const { whole, sports, sessions } = programmeOf(events, hostZone);

  return (
    <div data-sport={sport}>
      <PageHead
        title={`${name} schedule: ${league.name} – ${SITE_NAME}`}
        description={`Every session of the ${league.name} ${name} by day and by sport, in your own time zone and in local time: ceremonies, medal sessions and venues. No scores.`}
      />
      <OccasionHeader
        plate={<LeagueBadge league={league} />}
        name={name}
        follow={{ list: 'events', key: whole?.id ?? '' }}
        calendar={{ kind: 'league', slug, name: league.name }}
      >
        <a href={league.path}>{league.name}</a>
        {whole && (
          <>
            {' · '}
            <Time form="when-until" of={whole} visitor={visitor} />
          </>
        )}
        {sessions.length > 0 &&
          ` · ${countText(sessions.length, 'session')} in ${countText(sports.length, 'sport')}`}
        {' · times in '}
        <ZoneButton timeZone={visitor.timeZone} at={whole ? Date.parse(whole.start) : visitor.now} />
      </OccasionHeader>
      <GamesProgramme events={events} hostZone={hostZone} file={apiPath(league.path, label)} />
    </div>
  );
}
