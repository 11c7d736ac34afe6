/** What a page may load and run: the content security policies of the site, by kind of response. */
import { EMBED_MARKUP } from '../../app/embed/embed-content.ts';
import { SERVICE_WORKER_POLICY } from '../../app/util/trusted-script-url.ts';

export interface PagePolicies {
  page: string;
  /** May be embedded by any site. */
  embed: string;
  /** Fetches for itself; pages never do. */
  serviceWorker: string;
}

/** @param hashes of the inline scripts, as "sha256-…" */
export function contentPolicies(hashes: readonly string[]): PagePolicies {
  const scripts = ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  const document = [
    "default-src 'none'",
    `script-src ${scripts}`,
    // Style attributes set accents and positions on the timeline; the inlined styles save a round trip.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "connect-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ];
  return {
    page: policy([
      ...document,
      `trusted-types ${SERVICE_WORKER_POLICY}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
    ]),
    embed: policy([...document, `trusted-types ${EMBED_MARKUP}`, 'frame-ancestors *']),
    serviceWorker: policy(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]),
  };
}

const policy = (directives: readonly string[]) => directives.join('; ');
