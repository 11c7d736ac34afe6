/** The address of a script where the browser enforces trusted types: under the name of a policy no other can be made one. */

interface AddressRules {
  createScriptURL(address: string): string;
}

/** Not in every browser. */
type WithTrustedTypes = Window & {
  trustedTypes?: { createPolicy(name: string, rules: AddressRules): AddressRules };
};

/** Each name once: a policy cannot be made again. */
export function trustedAddress(policyName: string, address: string): string {
  const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(policyName, {
    createScriptURL: () => address,
  });
  return policy ? policy.createScriptURL(address) : address;
}
