/** The header: brand, sports or the burger that opens them, the pages over all sports, search, settings, colour scheme. */
import { type ReactNode, useState } from 'react';
import { followCount } from '../follows/follows.ts';
import { useFollows } from '../follows/follows-store.ts';
import { usePathname } from '../router/router.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { ColorSchemeToggle } from '../settings/color-scheme-toggle.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SITE_NAME } from '../site.ts';
import { BRAND_COLOR } from '../theme.ts';
import { Boundary } from '../ui/boundary.tsx';
import buttons from '../ui/icon-button.module.css';
import { CalendarIcon, MenuIcon, StarIcon, TimelineIcon } from '../ui/icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './header.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { isHere, navigation } from './navigation.ts';

const SideNavigation = lazyComponent(() => import('./side-navigation.tsx'));

export function Header() {
  const pathname = usePathname();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  return (
    <header className={styles.header}>
      <a href="/" className={styles.brand} aria-label={SITE_NAME}>
        <BrandIcon />
        <span>{SITE_NAME}</span>
      </a>
      <nav className={styles.navigation} aria-label="Sports">
        <ul className={styles.items}>
          {navigation.map((item) => (
            <HoverMenu key={item.link} item={item} isHere={isHere(item, pathname)} />
          ))}
        </ul>
      </nav>
      <nav className={styles.overviews} aria-label="All sports">
        <Overview
          link="/calendar"
          label="Calendar"
          isHere={pathname === '/calendar'}
          icon={<CalendarIcon />}
        />
        <Overview
          link="/timeline"
          label="Timeline"
          isHere={pathname === '/timeline'}
          icon={<TimelineIcon />}
        />
        <MyCalendarLink isHere={pathname === '/my'} />
      </nav>
      <div className={styles.tools}>
        <SearchButton />
        <SettingsButton />
        <ColorSchemeToggle />
        <button
          type="button"
          className={`${buttons.button} ${styles.burger}`}
          aria-label="Open navigation"
          aria-haspopup="dialog"
          onPointerEnter={SideNavigation.prepare}
          onClick={() => setNavigationOpen(true)}
        >
          <MenuIcon size={22} />
        </button>
      </div>
      {isNavigationOpen && (
        <Boundary message="The navigation could not be shown" onClose={() => setNavigationOpen(false)}>
          <SideNavigation pathname={pathname} onClose={() => setNavigationOpen(false)} />
        </Boundary>
      )}
    </header>
  );
}

interface OverviewProps {
  link: string;
  label: string;
  isHere: boolean;
  icon: ReactNode;
  /** Longer than the label, where there is more to say. */
  name?: string;
  children?: ReactNode;
}

/** A word where there is room for it, else an icon. */
function Overview({ link, label, isHere, icon, name = label, children }: OverviewProps) {
  return (
    <a
      href={link}
      className={`${buttons.button} ${styles.overview}`}
      aria-label={name}
      aria-current={isHere ? 'page' : undefined}
    >
      {icon}
      <span className={styles.word}>{label}</span>
      {children}
      <Tooltip>{label}</Tooltip>
    </a>
  );
}

/** With the number of what is followed, which has its place before it is known. */
function MyCalendarLink({ isHere }: { isHere: boolean }) {
  const count = followCount(useFollows());
  return (
    <Overview
      link="/my"
      label="My calendar"
      isHere={isHere}
      icon={<StarIcon />}
      name={count > 0 ? `My calendar, ${count} starred` : undefined}
    >
      <span className={styles.count}>{count || ''}</span>
    </Overview>
  );
}

function BrandIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2" y="4" width="20" height="18" rx="4" fill={BRAND_COLOR} />
      <path d="M7 2v4M17 2v4" stroke={BRAND_COLOR} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M7 11v7M12 11v7M17 11v7" stroke="#fff" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}
