/** The icons of controls, drawn as lines on a grid of 24. */
import styles from './icons.module.css';

interface IconProps {
  size?: number;
}

function Icon({ d, size = 18 }: IconProps & { d: string }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export const ChevronLeftIcon = (props: IconProps) => <Icon d="M15 6l-6 6 6 6" {...props} />;

export const ChevronRightIcon = (props: IconProps) => <Icon d="M9 6l6 6-6 6" {...props} />;

export const CloseIcon = (props: IconProps) => <Icon d="M6 6l12 12M18 6L6 18" {...props} />;

export const MenuIcon = (props: IconProps) => <Icon d="M4 6h16M4 12h16M4 18h16" {...props} />;

export const SearchIcon = (props: IconProps) => (
  <Icon d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20" {...props} />
);

export const StarIcon = (props: IconProps) => (
  <Icon d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" {...props} />
);

export const MoonIcon = (props: IconProps) => (
  <Icon d="M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z" {...props} />
);

export const SunIcon = (props: IconProps) => (
  <Icon
    d="M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
    {...props}
  />
);

/** Half light, half dark. */
export const AutoSchemeIcon = (props: IconProps) => (
  <Icon d="M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 4v16M12 8.5h7M12 12h8M12 15.5h7" {...props} />
);

export const SettingsIcon = (props: IconProps) => (
  <Icon
    d="M4 7h9.5M18.5 7H20M16 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M4 17h1.5M10.5 17H20M8 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5"
    {...props}
  />
);

export const CalendarIcon = (props: IconProps) => (
  <Icon
    d="M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M8 3v4M16 3v4M4 10.5h16"
    {...props}
  />
);

export const ListIcon = (props: IconProps) => (
  <Icon d="M9 6h11M9 12h11M9 18h11M4.5 6h.5M4.5 12h.5M4.5 18h.5" {...props} />
);

export const TimelineIcon = (props: IconProps) => <Icon d="M4 6h9M8 12h9M12 18h8M4 3v18" {...props} />;

export const CalendarPlusIcon = (props: IconProps) => (
  <Icon
    d="M12.5 20H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5M8 3v4M16 3v4M4 10.5h16M18 15v6M15 18h6"
    {...props}
  />
);

export const InfoIcon = (props: IconProps) => (
  <Icon d="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.5v.5" {...props} />
);

export const FilterIcon = (props: IconProps) => <Icon d="M4 7h16M7 12h10M10 17h4" {...props} />;
