/** Every way to take a calendar along: subscriptions, a file of the ticked types with reminders, a frame for a page. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { subscribeLinks } from '../../feeds/subscribe-links.ts';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import dialogs from '../ui/dialog.module.css';
import links from '../ui/link-button.module.css';
import { siteAddress } from '../util/base-path.ts';
import { EmbedCode } from './embed-code.tsx';
import { type OfferedCalendar, offeredCalendar } from './offered-calendar.ts';
import styles from './subscribe-dialog.module.css';
import type { SubscribeTarget } from './subscribe-target.ts';
import { isImplied, isOn, planOf, type SubscriptionPlan, toggle } from './subscription-plan.ts';

export interface SubscribeDialogProps {
  target: SubscribeTarget;
  onClose: () => void;
}

export default function SubscribeDialog({ target, onClose }: SubscribeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const offer = useMemo(() => offeredCalendar(target), [target]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(offer.parts.map(({ id }) => id)));
  useEffect(() => dialog.current?.showModal(), []);
  const plan = planOf(offer, ticked);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a convenience; Escape and the button close it too
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${styles.dialog}`}
      aria-labelledby={title}
      onClose={onClose}
      onClick={({ target: clicked, currentTarget }) => clicked === currentTarget && currentTarget.close()}
    >
      <div className={dialogs.content}>
        <form method="dialog" className={styles.head}>
          <h2 id={title}>Subscribe to {offer.name}</h2>
          <button type="submit" className={buttons.action}>
            Close
          </button>
        </form>
        {offer.parts.length > 0 && <Parts offer={offer} ticked={ticked} onTick={setTicked} />}
        <section className={styles.section} aria-label="Subscribe">
          <h3>Subscribe</h3>
          <p className={styles.hint}>
            The app looks again by itself: dates that move are moved.
            {target.kind !== 'several' && ' It has the last, the current and the coming seasons.'}
          </p>
          <Subscriptions plan={plan} partWord={offer.partWord} />
        </section>
        <Download offer={offer} ticked={ticked} isEmpty={plan.kind === 'nothing'} />
        {offer.embed && <EmbedCode path={offer.embed} name={offer.name} />}
      </div>
    </dialog>
  );
}

interface PartsProps {
  offer: OfferedCalendar;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

function Parts({ offer: { parts, partWord }, ticked, onTick }: PartsProps) {
  const isAll = parts.every((part) => isOn(part, ticked));
  return (
    <fieldset className={styles.section}>
      <legend>What is in it</legend>
      <div className={dialogs.options}>
        {parts.map((part) => {
          const around = parts.find(({ id }) => id === part.within);
          const implied = isImplied(part, ticked);
          return (
            <label key={part.id}>
              <input
                type="checkbox"
                checked={isOn(part, ticked)}
                disabled={implied}
                onChange={() => onTick(toggle(part, parts, ticked))}
              />
              <span>
                {part.name}
                {implied && around && <small> part of {around.name}</small>}
              </span>
            </label>
          );
        })}
      </div>
      <button
        type="button"
        className={`${links.link} ${styles.every}`}
        onClick={() => onTick(new Set(isAll ? [] : parts.map(({ id }) => id)))}
      >
        {isAll ? `Untick every ${partWord}` : `Tick every ${partWord}`}
      </button>
    </fieldset>
  );
}

function Subscriptions({ plan, partWord }: { plan: SubscriptionPlan; partWord: string }) {
  if (plan.kind === 'nothing') return <p role="status">Nothing is ticked: tick at least one {partWord}.</p>;
  if (plan.kind === 'one') return <Links name={plan.name} feed={plan.feed} />;
  return (
    <>
      <p role="status">
        A subscription has one calendar for each {partWord}. Subscribe to each that you want, or download one
        file with exactly what is ticked.
      </p>
      {plan.each.map(({ id, name, feed }) => (
        <div key={id} className={styles.each}>
          <h4>{name}</h4>
          <Links name={name} feed={feed} />
        </div>
      ))}
      {plan.without.map(({ id, name }) => (
        <p key={id}>
          “{name}” has no calendar of its own: it is in the whole calendar (tick everything) and in the file
          below.
        </p>
      ))}
    </>
  );
}

function Links({ name, feed }: { name: string; feed: string }) {
  const address = siteAddress(feed);
  return (
    <p className={styles.actions}>
      {subscribeLinks(address, name).map(({ label, href }) => (
        <a
          key={label}
          href={href}
          className={buttons.action}
          // An app opens beside the page, a web calendar in a tab of its own.
          {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {label}
        </a>
      ))}
      <CopyLink address={address} className={buttons.action} label="Copy address" />
    </p>
  );
}

const REMINDERS = [
  { label: 'None', minutes: undefined },
  { label: '15 minutes', minutes: 15 },
  { label: '1 hour', minutes: 60 },
  { label: '1 day', minutes: 24 * 60 },
];

const DOWNLOAD_WORDS = {
  ready: 'Download .ics',
  busy: 'Making the file…',
  failed: 'The file could not be made: try again',
};

interface DownloadProps {
  offer: OfferedCalendar;
  ticked: ReadonlySet<string>;
  isEmpty: boolean;
}

function Download({ offer, ticked, isEmpty }: DownloadProps) {
  const [minutesBefore, setMinutes] = useState<number>();
  const [state, setState] = useState<keyof typeof DOWNLOAD_WORDS>('ready');
  const name = useId();
  const download = async () => {
    setState('busy');
    try {
      const { downloadCalendar } = await import('./download-calendar.ts');
      await downloadCalendar(offer, { parts: offer.parts.length > 0 ? ticked : undefined, minutesBefore });
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={styles.section} aria-label="Download">
      <h3>Download</h3>
      <p className={styles.hint}>
        A file with exactly what is ticked. It does not follow later changes, and can have reminders.
        {offer.history && (
          <>
            {' '}
            <a href={offer.history}>Every season</a> is in a file of its own.
          </>
        )}
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
        <p className={styles.hint}>A date without a time reminds at 18:00 on the evening before.</p>
      )}
      <button
        type="button"
        className={buttons.primary}
        disabled={isEmpty || state === 'busy'}
        onClick={download}
        aria-live="polite"
      >
        {DOWNLOAD_WORDS[state]}
      </button>
    </section>
  );
}
