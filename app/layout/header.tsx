/** The header: brand, navigation or the burger that opens it, search, settings, colour scheme. */
import { useState } from 'react';
import { usePathname } from '../router/router.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { ColorSchemeToggle } from '../settings/color-scheme-toggle.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SITE_NAME } from '../site.ts';
import { BRAND_COLOR } from '../theme.ts';
import buttons from '../ui/icon-button.module.css';
import { MenuIcon, StarIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './header.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { isHere, navigation } from './navigation.ts';
import { SideNavigation } from './side-navigation.tsx';

export function Header() {
  const pathname = usePathname();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  return (
    <header className={styles.header}>
      <a href="/" className={styles.brand}>
        <BrandIcon />
        {SITE_NAME}
      </a>
      <nav className={styles.navigation} aria-label="Sports">
        <ul className={styles.items}>
          {navigation.map((item, index) => (
            <HoverMenu
              key={item.link}
              item={item}
              isHere={isHere(item, pathname)}
              alignEnd={index >= navigation.length / 2}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <SearchButton />
        <a href="/my" className={buttons.button} aria-label="My calendar">
          <StarIcon />
          <Tooltip>My calendar</Tooltip>
        </a>
        <SettingsButton />
        <ColorSchemeToggle />
        <button
          type="button"
          className={`${buttons.button} ${styles.burger}`}
          aria-label="Open navigation"
          aria-haspopup="dialog"
          onClick={() => setNavigationOpen(true)}
        >
          <MenuIcon size={22} />
        </button>
      </div>
      {isNavigationOpen && <SideNavigation pathname={pathname} onClose={() => setNavigationOpen(false)} />}
    </header>
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
