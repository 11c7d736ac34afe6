/** The release that the worker belongs to, and the names of its caches. */
import type { ReleaseFiles } from '../release-files.ts';
import { CACHE_PREFIX, worker } from './global-scope.ts';

declare const __RELEASE__: ReleaseFiles;

export const release = __RELEASE__;

/** The site's root path, with a trailing slash. */
export const BASE = new URL(worker.registration.scope).pathname;

/** A hashed name never changes its content, so all releases share this cache. */
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`;
/** Pages, icons and other files whose content changes under the same name: one cache per release. */
export const RELEASE_CACHE = `${CACHE_PREFIX}release-${release.id}`;

/** Responses vary by encoding only, whatever else a host's Vary header says. */
export const MATCH_OPTIONS: CacheQueryOptions = { ignoreVary: true };
