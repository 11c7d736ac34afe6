/** The links and buttons that subscribe an app to a calendar. */
import type { CalendarLink } from '../../feeds/calendar-links.ts';
import { subscribeLinks } from '../../feeds/calendar-links.ts';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import dialogs from '../ui/dialog.module.css';
import { siteAddress } from '../util/base-path.ts';
import styles from './subscribe-dialog.module.css';

/** What most people use, and what happens at a click. */
const APPS: Record<string, { name: string; explanation: string }> = {
  Google: {
    name: 'Google Calendar',
    explanation: 'Opens in your browser, then syncs to all your devices.',
  },
  Apple: { name: 'Apple Calendar', explanation: 'Opens Calendar on your iPhone, iPad or Mac.' },
  'Outlook.com': { name: 'Outlook', explanation: 'Opens Outlook.com, for personal accounts.' },
};

/** Neither its app nor its site can do it on a phone. */
const ONLY_ON_COMPUTERS = 'Google';

/** One calendar: a button for each app that most people use, the other ways below. */
export function AppButtons({ name, feed }: { name: string; feed: string }) {
  const address = siteAddress(feed);
  const all = subscribeLinks(address, name);
  return (
    <>
      <ul className={styles.apps}>
        {all.map((link) => {
          const app = APPS[link.label];
          return (
            app && (
              <li
                key={link.label}
                className={link.label === ONLY_ON_COMPUTERS ? styles.onComputer : undefined}
              >
                <AppLink link={link} className={buttons.primary} label={app.name} />
                <span>{app.explanation}</span>
              </li>
            )
          );
        })}
      </ul>
      <GoogleOnPhones />
      <p className={`${styles.actions} wrapping-row`}>
        {all
          .filter(({ label }) => !APPS[label])
          .map((link) => (
            <AppLink key={link.label} link={link} className={buttons.action} />
          ))}
        <CopyLink address={address} className={buttons.action} label="Copy address" />
      </p>
    </>
  );
}

export function GoogleOnPhones() {
  return (
    <p className={`${dialogs.hint} ${styles.onPhone}`}>
      Google Calendar can’t subscribe on a phone. Open this page on a computer; the calendar then appears on
      your phone too.
    </p>
  );
}

/** One of several calendars. */
export function Links({ name, feed }: { name: string; feed: string }) {
  const address = siteAddress(feed);
  return (
    <p className={`${styles.actions} wrapping-row`}>
      {subscribeLinks(address, name).map((link) => (
        <AppLink
          key={link.label}
          link={link}
          className={`${buttons.action} ${link.label === ONLY_ON_COMPUTERS ? styles.onComputer : ''}`}
        />
      ))}
      <CopyLink address={address} className={buttons.action} label="Copy address" />
    </p>
  );
}

interface AppLinkProps {
  link: CalendarLink;
  className: string | undefined;
  label?: string;
}

/** Apps open next to the page, web calendars in a new tab. */
function AppLink({ link: { label: shortLabel, href }, className, label = shortLabel }: AppLinkProps) {
  const isWeb = href.startsWith('https:');
  return (
    <a href={href} className={className} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {label}
    </a>
  );
}
