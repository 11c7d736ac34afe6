/** Every way to use a calendar elsewhere: subscriptions first, and folded away a file with reminders and an embed. */
import { Fragment, useId, useMemo, useState } from 'react';
import type { CalendarLink } from '../../feeds/calendar-links.ts';
import { subscribeLinks } from '../../feeds/subscribe-links.ts';
import { useDateStyle } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import dialogs from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import links from '../ui/link-button.module.css';
import { siteAddress } from '../util/base-path.ts';
import { EmbedCode } from './embed-code.tsx';
import { type OfferedCalendar, offeredCalendar } from './offered-calendar.ts';
import styles from './subscribe-dialog.module.css';
import type { SubscribeTarget } from './subscribe-target.ts';
import { isImplied, isIncluded, planOf, type SubscriptionPlan, toggle } from './subscription-plan.ts';

export interface SubscribeDialogProps {
  target: SubscribeTarget;
  onClose: () => void;
}

export default function SubscribeDialog({ target, onClose }: SubscribeDialogProps) {
  const title = useId();
  const style = useDateStyle();
  const offer = useMemo(() => offeredCalendar(target, style), [target, style]);
  const [selected, setSelected] = useState(offer.defaultSelection);
  const plan = planOf(offer, selected);
  return (
    <Dialog className={`${dialogs.dialog} ${styles.dialog}`} labelledBy={title} onClose={onClose}>
      <div className={dialogs.content}>
        <form method="dialog" className={styles.head}>
          <h2 id={title}>Subscribe to {offer.name}</h2>
          <button type="submit" className={buttons.action}>
            Close
          </button>
        </form>
        {offer.options.length > 1 && <Options offer={offer} selected={selected} onSelect={setSelected} />}
        <section className={styles.section} aria-label="Subscribe">
          <h3>Subscribe</h3>
          <p className={styles.hint}>
            Your calendar updates automatically when dates change.
            {plan.kind === 'one' && plan.contents && ` ${plan.contents}`}
          </p>
          <Subscriptions plan={plan} optionNoun={offer.optionNoun} />
        </section>
        {offer.periods && (
          <section className={styles.section} aria-label="Seasons and breaks">
            <h3>Seasons and breaks</h3>
            <p className={styles.hint}>
              Regular seasons, transfer windows and breaks, which the calendar above leaves out.
            </p>
            <Links name={`${offer.name}: seasons and breaks`} feed={offer.periods} />
          </section>
        )}
        <Download offer={offer} selected={selected} isEmpty={plan.kind === 'nothing'} />
        {offer.embed && <EmbedCode path={offer.embed} name={offer.name} />}
      </div>
    </Dialog>
  );
}

interface OptionsProps {
  offer: OfferedCalendar;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

function Options({ offer: { options }, selected, onSelect }: OptionsProps) {
  const isAll = options.every((option) => isIncluded(option, selected));
  return (
    <fieldset className={styles.section}>
      <legend>Include</legend>
      <div className={dialogs.options}>
        {options.map((option) => {
          const whole = options.find(({ id }) => id === option.within);
          const implied = isImplied(option, selected);
          return (
            <label key={option.id}>
              <input
                type="checkbox"
                checked={isIncluded(option, selected)}
                disabled={implied}
                onChange={() => onSelect(toggle(option, options, selected))}
              />
              <span>
                {option.name}
                {implied && whole && <small> part of {whole.name}</small>}
              </span>
            </label>
          );
        })}
      </div>
      <button
        type="button"
        className={`${links.link} ${styles.every}`}
        onClick={() => onSelect(new Set(isAll ? [] : options.map(({ id }) => id)))}
      >
        {isAll ? 'Clear all' : 'Select all'}
      </button>
    </fieldset>
  );
}

function Subscriptions({ plan, optionNoun }: { plan: SubscriptionPlan; optionNoun: string }) {
  if (plan.kind === 'nothing')
    return <p role="status">Nothing is selected. Select at least one {optionNoun}.</p>;
  if (plan.kind === 'one') return <AppButtons name={plan.name} feed={plan.feed} />;
  return (
    <>
      <p role="status">
        Each {optionNoun === 'type' ? 'type' : 'team or league'} is a calendar of its own. Subscribe to the
        ones you want, or download everything you selected as one file.
      </p>
      {plan.each.map(({ id, name, feed, contents }) => (
        <div key={id} className={styles.each}>
          <h4>{name}</h4>
          {contents && <p className={styles.hint}>{contents}</p>}
          <Links name={name} feed={feed} />
        </div>
      ))}
      {plan.without.map(({ id, name }) => (
        <p key={id}>
          “{name}” has no calendar of its own.{' '}
          {optionNoun === 'type'
            ? 'Select everything to subscribe to it, or download the file below.'
            : 'It is in the file below.'}
        </p>
      ))}
    </>
  );
}

/** What most people use, and what happens at a click. */
const APPS: Record<string, { name: string; explanation: string; onPhone?: string }> = {
  Google: {
    name: 'Google Calendar',
    explanation: 'Opens in your browser, then syncs to all your devices.',
    onPhone: 'Google adds calendars by address only on a computer; from then on your phone has it too.',
  },
  Apple: { name: 'Apple Calendar', explanation: 'Opens Calendar on your iPhone, iPad or Mac.' },
  'Outlook.com': { name: 'Outlook', explanation: 'Opens Outlook.com, for personal accounts.' },
};

/** One calendar: a button for each app that most people use, the other ways below. */
function AppButtons({ name, feed }: { name: string; feed: string }) {
  const address = siteAddress(feed);
  const all = subscribeLinks(address, name);
  return (
    <>
      <ul className={styles.apps}>
        {all.map((link) => {
          const app = APPS[link.label];
          return (
            app && (
              <li key={link.label}>
                <AppLink link={link} className={buttons.primary} label={app.name} />
                <span>
                  <span className={app.onPhone && styles.onComputer}>{app.explanation}</span>
                  {app.onPhone && <span className={styles.onPhone}>{app.onPhone}</span>}
                </span>
              </li>
            )
          );
        })}
      </ul>
      <p className={styles.actions}>
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

/** One of several calendars. */
function Links({ name, feed }: { name: string; feed: string }) {
  const address = siteAddress(feed);
  return (
    <p className={styles.actions}>
      {subscribeLinks(address, name).map((link) => (
        <AppLink key={link.label} link={link} className={buttons.action} />
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

const REMINDERS = [
  { label: 'None', minutes: undefined },
  { label: '15 minutes', minutes: 15 },
  { label: '1 hour', minutes: 60 },
  { label: '1 day', minutes: 24 * 60 },
];

const DOWNLOAD_LABELS = {
  ready: 'Download .ics',
  busy: 'Creating file…',
  failed: 'Couldn’t create the file. Try again',
};

interface DownloadProps {
  offer: OfferedCalendar;
  selected: ReadonlySet<string>;
  isEmpty: boolean;
}

function Download({ offer, selected, isEmpty }: DownloadProps) {
  const [minutesBefore, setMinutes] = useState<number>();
  const [state, setState] = useState<keyof typeof DOWNLOAD_LABELS>('ready');
  const name = useId();
  const download = async () => {
    setState('busy');
    try {
      const { downloadCalendar } = await import('./download-calendar.ts');
      await downloadCalendar(offer, selected, minutesBefore);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    // Several calendars together are only to be had as a file.
    <details className={styles.fold} open={offer.feed === undefined}>
      <summary>
        <h3>Download a file</h3>
      </summary>
      <p className={styles.hint}>
        A one-time copy; it won’t update. You can add reminders.
        {offer.history.length > 0 && (offer.history.length > 1 ? ' History: ' : ' Need more? ')}
        {offer.history.map(({ name: season, path }, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <a href={path}>{season}</a>
          </Fragment>
        ))}
        {offer.history.length > 0 && '.'}
      </p>
      <fieldset className={styles.reminders}>
        <legend>Reminder before the start</legend>
        <div className={dialogs.options}>
          {REMINDERS.map(({ label, minutes }) => (
            <label key={label}>
              <input
                type="radio"
                name={name}
                checked={minutes === minutesBefore}
                onChange={() => setMinutes(minutes)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {minutesBefore !== undefined && (
        <p className={styles.hint}>All-day events remind you at 18:00 the evening before.</p>
      )}
      <button
        type="button"
        className={buttons.action}
        disabled={isEmpty || state === 'busy'}
        onClick={download}
        aria-live="polite"
      >
        {DOWNLOAD_LABELS[state]}
      </button>
    </details>
  );
}
