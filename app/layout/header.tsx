/** The header: brand, navigation (or the burger that opens it), search, colour scheme. */
import { __iconNode as menu } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useEffect, useRef, useState } from 'react';
import { usePathname } from '../router/router.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { ColorSchemeToggle } from '../settings/color-scheme-toggle.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SITE_NAME } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import buttons from '../ui/icon-button.module.css';
import { BrandIcon } from './brand-icon.tsx';
import styles from './header.module.css';
import { HoverMenu } from './hover-menu.tsx';
import { MyCalendarLink } from './my-calendar-link.tsx';
import { isHere, navigation } from './navigation.ts';
import { SideNavigation } from './side-navigation.tsx';

export function Header() {
  const pathname = usePathname();
  const sideNavigation = useRef<HTMLDialogElement>(null);
  const [isNavigated, setNavigated] = useState(false);
  useEffect(() => {
    if (isNavigated) sideNavigation.current?.showModal();
  }, [isNavigated]);
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
        <MyCalendarLink />
        <SettingsButton />
        <ColorSchemeToggle />
        <button
          type="button"
          className={`${buttons.button} ${styles.burger}`}
          aria-label="Open navigation"
          aria-haspopup="dialog"
          onClick={() => (isNavigated ? sideNavigation.current?.showModal() : setNavigated(true))}
        >
          <Icon of={menu} size={22} />
        </button>
      </div>
      {/* From its first opening on: until then its links would be a tenth of every page, for nobody. */}
      {isNavigated && <SideNavigation ref={sideNavigation} pathname={pathname} />}
    </header>
  );
}
