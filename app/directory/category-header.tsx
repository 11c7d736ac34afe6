/** The head of a category's page: the sport, its calendar, and in whose time it is. */
import type { CategorySummary } from '../../catalog/season/summary.ts';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME } from '../site.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { TournamentsLink } from '../sport/tournaments-link.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './category-header.module.css';

interface CategoryHeaderProps {
  category: CategorySummary;
  visitor: Visitor;
}

export function CategoryHeader({ category, visitor }: CategoryHeaderProps) {
  const names = category.leagues.map((league) => league.name).join(', ');
  return (
    <>
      <PageHead
        title={`${category.name} calendar – ${SITE_NAME}`}
        description={`${category.name} schedules in your own time zone: ${names}. What’s on now and what’s next. No scores.`}
      />
      <SubscribeButton target={{ kind: 'category', path: category.path, name: category.name }} />
      <h1 itemProp="name" className={styles.title}>
        <SportIcon sport={category.sport} size={28} />
        {category.name}
      </h1>
      <p className={styles.facts}>
        All times in <ZoneButton timeZone={visitor.timeZone} at={visitor.now} />{' '}
        <TournamentsLink sport={category.sport} />
      </p>
    </>
  );
}
