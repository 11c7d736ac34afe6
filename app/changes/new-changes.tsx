/** How many dates of what the visitor follows have changed since they last looked. */
import { useEffect, useState } from 'react';
import { CHANGES_PATH } from '../../catalog/event/urls.ts';
import { useChanges } from '../data/changes.ts';
import type { Follows } from '../follows/follows.ts';
import { isStarred } from '../follows/is-starred.ts';
import { countText } from '../util/count-text.ts';
import { markSeen, seenChanges } from './seen-changes.ts';

export function NewChanges({ follows }: { follows: Follows }) {
  const changes = useChanges();
  // As it was when the page was opened.
  const [seen] = useState(seenChanges.read);
  useEffect(() => {
    // On the first visit nothing has been missed.
    if (seen === '') markSeen(changes);
  }, [seen, changes]);
  const count = changes.filter(({ day, event }) => day > seen && isStarred(event, follows)).length;
  if (seen === '' || count === 0) return null;
  return (
    <p>
      <a href={`${CHANGES_PATH}?starred=1`}>{countText(count, 'change')} since your last visit</a>
    </p>
  );
}
