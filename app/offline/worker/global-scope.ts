/** The worker's global scope, typed, and which caches are the site's: other sites may share its host. */
/// <reference lib="webworker" />

export const worker = self as unknown as ServiceWorkerGlobalScope;

export const CACHE_PREFIX = 'sports-calendar-';

export const isOurCache = (name: string) => name.startsWith(CACHE_PREFIX);
