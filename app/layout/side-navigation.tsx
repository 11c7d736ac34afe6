/** The menu of narrow screens, loaded when it is opened: pages, sports with their leagues, and settings. */
import { type MouseEvent, useState } from 'react';
import { CHANGES_PATH, EVENTS_PATH } from '../../catalog/event/urls.ts';
import { categories } from '../data/site-map.ts';
import { LeagueCode } from '../event/league-code.tsx';
import { CommonFields, NotSaved } from '../settings/common-fields.tsx';
import { openSettings } from '../settings/settings-button.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { zoneText } from '../time/format.ts';
import { useVisitor } from '../time/visitor.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CalendarIcon, ChevronRightIcon, CloseIcon, StarIcon, TimelineIcon } from '../ui/icons.tsx';
import styles from './side-navigation.module.css';

/** The pages over all sports. */
const OVERVIEWS = [
  { label: 'Calendar', link: '/calendar', icon: <CalendarIcon size={20} /> },
  { label: 'Timeline', link: '/timeline', icon: <TimelineIcon size={20} /> },
  { label: 'My calendar', link: '/my', icon: <StarIcon size={20} /> },
];

const ABOUT = [
  { label: 'Tournaments and Games', link: EVENTS_PATH },
  { label: 'What moved', link: CHANGES_PATH },
  { label: 'Teams', link: '/teams' },
  { label: 'Data', link: '/data' },
  { label: 'Developers', link: '/developers' },
  { label: 'Accessibility', link: '/accessibility' },
];

interface SideNavigationProps {
  pathname: string;
  onClose: () => void;
}

export default function SideNavigation({ pathname, onClose }: SideNavigationProps) {
  const closeOnChoice = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a')) event.currentTarget.close();
  };
  const current = (link: string) => (pathname === link ? 'page' : undefined);
  return (
    <Dialog className={styles.dialog} label="Navigation" onClose={onClose} onClick={closeOnChoice}>
      <form method="dialog" className={styles.head}>
        <span>Menu</span>
        <button type="submit" className={styles.close} aria-label="Close navigation">
          <CloseIcon size={20} />
        </button>
      </form>
      <nav className={styles.overviews} aria-label="All sports">
        {OVERVIEWS.map(({ label, link, icon }) => (
          <a key={link} href={link} aria-current={current(link)}>
            {icon}
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="Sports and leagues">
        <ul className={styles.sports}>
          {categories.map(({ name, path, sport, leagues }) => (
            <li key={path}>
              <details open={pathname === path || leagues.some((league) => league.path === pathname)}>
                <summary data-sport={sport}>
                  <SportIcon sport={sport} size={18} />
                  {name}
                  <ChevronRightIcon size={16} />
                </summary>
                <ul>
                  {leagues.map((league) => (
                    <li key={league.slug}>
                      <a href={league.path} aria-current={current(league.path)}>
                        <span aria-hidden="true">
                          <LeagueCode league={league} />
                        </span>
                        {league.name}
                      </a>
                    </li>
                  ))}
                  <li>
                    <a href={path} aria-current={current(path)}>
                      All {name}
                    </a>
                  </li>
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
      <Settings />
      <nav className={`${styles.about} wrapping-row`} aria-label="About">
        {ABOUT.map(({ label, link }) => (
          <a key={link} href={link} aria-current={current(link)}>
            {label}
          </a>
        ))}
      </nav>
    </Dialog>
  );
}

function Settings() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const [isSaved, setSaved] = useState(true);
  return (
    <section className={styles.settings} aria-labelledby="settings-in-menu">
      <h2 id="settings-in-menu">Settings</h2>
      <CommonFields visitor={visitor} onSaved={setSaved} />
      <button type="button" className="wrapping-row" aria-haspopup="dialog" onClick={openSettings}>
        Time zone <b>{zoneText(visitor.timeZone, visitor.now)}</b>
      </button>
      <button type="button" className="wrapping-row" aria-haspopup="dialog" onClick={openSettings}>
        All settings
        <ChevronRightIcon size={16} />
      </button>
      {!isSaved && <NotSaved />}
    </section>
  );
}
