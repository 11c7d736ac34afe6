/** Schedule, calendar or timeline of the same events, as links: the choice is in the URL. */
import { CalendarIcon, ListIcon, TimelineIcon } from '../ui/icons.tsx';
import { OptionSegments } from '../ui/option-links.tsx';
import { VIEWS, type View } from './league-query.ts';

const LABELS: Record<View, string> = { schedule: 'Schedule', calendar: 'Calendar', timeline: 'Timeline' };

const ICONS = { schedule: <ListIcon />, calendar: <CalendarIcon />, timeline: <TimelineIcon /> };

/** What a visitor reads in place of a view that fails. */
export const VIEW_FAILURES: Record<View, string> = {
  schedule: 'The schedule could not be shown',
  calendar: 'The calendar could not be shown',
  timeline: 'The timeline could not be shown',
};

interface ViewSwitchProps {
  /** The views to choose from; all by default. */
  views?: readonly View[];
  view: View;
  hrefOf: (view: View) => string;
  /** Called when the visitor is reaching for a view, to load its code. */
  onIntent: (view: View) => void;
  /** On a phone they have icons in place of words. */
  hasIcons?: boolean;
}

export function ViewSwitch({ views = VIEWS, view, hasIcons, ...links }: ViewSwitchProps) {
  return (
    <OptionSegments
      label="View"
      options={views.map((value) => ({
        label: LABELS[value],
        value,
        icon: hasIcons && ICONS[value],
      }))}
      chosen={view}
      {...links}
    />
  );
}
