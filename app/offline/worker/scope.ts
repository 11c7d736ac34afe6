/** The service worker itself, for the type checker, and where its things are. */
/// <reference lib="webworker" />
import type { ReleaseFiles } from '../release-files.ts';

declare const __RELEASE__: ReleaseFiles;

export const worker = self as unknown as ServiceWorkerGlobalScope;

export const release = __RELEASE__;

/** The path of the site on its host, with a slash at its end. */
export const BASE = new URL(worker.registration.scope).pathname;

const PREFIX = 'sports-calendar-';
/** Names with a hash never mean anything else, so all releases share them. */
export const ASSETS_CACHE = `${PREFIX}assets`;
/** Pages, icons and the like, which change under their names: each release has its own. */
export const RELEASE_CACHE = `${PREFIX}release-${release.id}`;

export const isOurCache = (name: string) => name.startsWith(PREFIX);

/** A host may state by what its answers vary; ours vary by their encoding alone. */
export const MATCHING: CacheQueryOptions = { ignoreVary: true };
