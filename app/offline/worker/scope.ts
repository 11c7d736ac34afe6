/** The worker's global scope, typed, and the names of its caches. */
/// <reference lib="webworker" />
import type { ReleaseFiles } from '../release-files.ts';

declare const __RELEASE__: ReleaseFiles;

export const worker = self as unknown as ServiceWorkerGlobalScope;

export const release = __RELEASE__;

/** The site's root path, with a trailing slash. */
export const BASE = new URL(worker.registration.scope).pathname;

const PREFIX = 'sports-calendar-';
/** A hashed name never changes its content, so all releases share this cache. */
export const ASSETS_CACHE = `${PREFIX}assets`;
/** Pages, icons and other files whose content changes under the same name: one cache per release. */
export const RELEASE_CACHE = `${PREFIX}release-${release.id}`;

export const isOurCache = (name: string) => name.startsWith(PREFIX);

/** Responses vary by encoding only, whatever else a host's Vary header says. */
export const MATCH_OPTIONS: CacheQueryOptions = { ignoreVary: true };
