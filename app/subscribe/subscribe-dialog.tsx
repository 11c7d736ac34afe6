/** Every way to use a calendar elsewhere: subscriptions first, and folded away a file with reminders and an embed. */
import { Fragment, useId, useMemo, useState } from 'react';
import { MOST_ITEMS } from '../../feeds/mix-query.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { useDateStyle, useVisitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import dialogs from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import links from '../ui/link-button.module.css';
import { AppButtons, GoogleOnPhones, Links } from './app-links.tsx';
import { EmbedCode } from './embed-code.tsx';
import { mixAddress } from './mix-address.ts';
import { MixSubscription, PhoneCode } from './mix-subscription.tsx';
import { type OfferedCalendar, offeredCalendar } from './offered-calendar.ts';
import { ReminderField } from './reminder-field.tsx';
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
  const [minutesBefore, setMinutes] = useState<number>();
  const plan = planOf(offer, selected);
  const mix = target.kind === 'several' ? mixAddress(target, selected, minutesBefore) : undefined;
  return (
    <Dialog className={`${dialogs.dialog} ${styles.dialog}`} labelledBy={title} onClose={onClose}>
      <div className={dialogs.content}>
        <form method="dialog" className={dialogs.head}>
          <h2 id={title}>Subscribe to {offer.name}</h2>
          <button type="submit" className={buttons.action}>
            Close
          </button>
        </form>
        {offer.options.length > 1 && <Options offer={offer} selected={selected} onSelect={setSelected} />}
        <section className={dialogs.section} aria-label="Subscribe">
          <h3>Subscribe</h3>
          <p className={dialogs.hint}>
            Your calendar updates automatically when dates change.
            {!mix && plan.kind === 'one' && plan.contents && ` ${plan.contents}`}
          </p>
          {mix && target.kind === 'several' ? (
            <MixSubscription
              name={offer.name}
              target={target}
              selected={selected}
              feed={mix}
              minutesBefore={minutesBefore}
              onChoose={setMinutes}
            />
          ) : (
            <Subscriptions plan={plan} optionNoun={offer.optionNoun} why={whySeveral(target)} />
          )}
        </section>
        {mix && <PhoneCode name={offer.name} feed={mix} />}
        {offer.periods && (
          <section className={dialogs.section} aria-label="Seasons and breaks">
            <h3>Seasons and breaks</h3>
            <p className={dialogs.hint}>
              Regular seasons, transfer windows and breaks. The calendar above leaves them out.
            </p>
            <Links name={`${offer.name}: seasons and breaks`} feed={offer.periods} />
          </section>
        )}
        {offer.bundles.length > 0 && <Bundles bundles={offer.bundles} />}
        <Download
          offer={offer}
          selected={selected}
          isEmpty={plan.kind === 'nothing'}
          isOnlyWay={offer.feed === undefined && !mix}
        />
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
    <fieldset className={dialogs.section}>
      <legend>Include</legend>
      <div className={`${dialogs.options} wrapping-row`}>
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

function whySeveral(target: SubscribeTarget): string {
  if (target.kind !== 'several') return 'Each type is a separate calendar.';
  if (target.mix)
    return `One address holds up to ${MOST_ITEMS} stars and hidden types. Select fewer above, or subscribe to each team and league separately.`;
  return 'Each team and league is a separate calendar: this site can’t combine them into one address.';
}

interface SubscriptionsProps {
  plan: SubscriptionPlan;
  optionNoun: string;
  /** Why there are several calendars. */
  why: string;
}

function Subscriptions({ plan, optionNoun, why }: SubscriptionsProps) {
  if (plan.kind === 'nothing')
    return <p role="status">Nothing is selected. Select at least one {optionNoun}.</p>;
  if (plan.kind === 'one') return <AppButtons name={plan.name} feed={plan.feed} />;
  return (
    <>
      <p role="status">{why} Subscribe to the ones you want, or download your selection as one file.</p>
      <GoogleOnPhones />
      {plan.each.map(({ id, name, feed, contents }) => (
        <div key={id} className={styles.each}>
          <h4>{name}</h4>
          {contents && <p className={dialogs.hint}>{contents}</p>}
          <Links name={name} feed={feed} />
        </div>
      ))}
      {plan.without.map(({ id, name }) => (
        <p key={id}>
          “{name}” has no separate calendar.{' '}
          {optionNoun === 'type'
            ? 'To subscribe to it, select everything; or download the file below.'
            : 'It is in the file below.'}
        </p>
      ))}
    </>
  );
}

function Bundles({ bundles }: Pick<OfferedCalendar, 'bundles'>) {
  return (
    <details className={styles.fold}>
      <summary>
        <h3>Ready-made calendars</h3>
      </summary>
      {bundles.map(({ name, path }) => (
        <div key={path} className={styles.each}>
          <h4>{name}</h4>
          <Links name={name} feed={path} />
        </div>
      ))}
    </details>
  );
}

const DOWNLOAD_LABELS = {
  ready: 'Download .ics',
  busy: 'Creating file…',
  failed: 'Couldn’t create the file. Try again',
};

interface DownloadProps {
  offer: OfferedCalendar;
  selected: ReadonlySet<string>;
  isEmpty: boolean;
  /** To have all that is selected together. */
  isOnlyWay: boolean;
}

function Download({ offer, selected, isEmpty, isOnlyWay }: DownloadProps) {
  const [minutesBefore, setMinutes] = useState<number>();
  const visitor = useVisitor(SITE_TIME_ZONE);
  const [isInHours, setInHours] = useState(visitor.outside === 'hide');
  const [state, setState] = useState<keyof typeof DOWNLOAD_LABELS>('ready');
  const download = async () => {
    setState('busy');
    try {
      const { downloadCalendar } = await import('./download-calendar.ts');
      await downloadCalendar(offer, selected, minutesBefore, isInHours ? visitor : undefined);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <details className={styles.fold} open={isOnlyWay}>
      <summary>
        <h3>Download a file</h3>
      </summary>
      <p className={dialogs.hint}>
        A one-time copy that won’t update. You can add reminders.
        {offer.history.length > 0 && (offer.history.length > 1 ? ' History: ' : ' Need more? ')}
        {offer.history.map(({ name: season, path }, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <a href={path}>{season}</a>
          </Fragment>
        ))}
        {offer.history.length > 0 && '.'}
      </p>
      <ReminderField minutesBefore={minutesBefore} onChoose={setMinutes} />
      {visitor.hours && (
        <p className={`${dialogs.options} wrapping-row`}>
          <label>
            <input
              type="checkbox"
              checked={isInHours}
              onChange={({ target }) => setInHours(target.checked)}
            />
            Leave out events outside my hours
          </label>
        </p>
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
