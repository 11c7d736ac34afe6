/** The calendar of the brand, drawn in place: it is on every page and must not arrive late. */
import { BRAND_COLOR } from '../theme.ts';

export function BrandIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2" y="4" width="20" height="18" rx="4" fill={BRAND_COLOR} />
      <path d="M7 2v4M17 2v4" stroke={BRAND_COLOR} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M7 11v7M12 11v7M17 11v7" stroke="#fff" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}
