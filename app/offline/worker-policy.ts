/**
 * The name under which a script of the pages may register the service worker, for their content security policy. Beside
 * the worker of app/time/first-format.ts the only use of a trusted type in them: React writes no markup after hydration.
 */
export const WORKER_POLICY = 'service-worker';
