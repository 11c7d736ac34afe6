/**
 * The address of a script where the browser enforces trusted types: under the name of a policy no other can be made one.
 * Pages use trusted types for nothing else, as React writes no markup after hydration.
 */

/** The names, for the content security policy of the pages. */
export const SCRIPT_POLICIES = { serviceWorker: 'service-worker', firstFormat: 'first-format' };

interface AddressRules {
  createScriptURL(address: string): string;
}

/** Not in every browser. */
type WithTrustedTypes = Window & {
  trustedTypes?: { createPolicy(name: string, rules: AddressRules): AddressRules };
};

/** Each name once: a policy cannot be made again. */
export function trustedScriptUrl(use: keyof typeof SCRIPT_POLICIES, address: string): string {
  const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(SCRIPT_POLICIES[use], {
    createScriptURL: () => address,
  });
  return policy ? policy.createScriptURL(address) : address;
}
