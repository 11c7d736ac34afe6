/**
 * The URL of the service worker where the browser enforces trusted types. Pages use trusted types for nothing else,
 * because React writes no markup after hydration.
 */

/** The name of the policy, for the content security policy of the pages. */
export const SERVICE_WORKER_POLICY = 'service-worker';

interface ScriptUrlRules {
  createScriptURL(url: string): string;
}

/** Not in every browser. */
type WithTrustedTypes = Window & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };
};

/** To be called once: a policy cannot be created again. */
export function trustedScriptUrl(url: string): string {
  const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(SERVICE_WORKER_POLICY, {
    createScriptURL: () => url,
  });
  return policy ? policy.createScriptURL(url) : url;
}
