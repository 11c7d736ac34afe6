/** The address of the service worker where the browser enforces trusted types: no other address can be made one. */
import { withBase } from '../address/base.ts';
import { WORKER_POLICY } from './worker-policy.ts';

interface AddressRules {
  createScriptURL(address: string): string;
}

/** Not in every browser. */
type WithTrustedTypes = Window & {
  trustedTypes?: { createPolicy(name: string, rules: AddressRules): AddressRules };
};

export function workerAddress(): string {
  const address = withBase('/sw.js');
  const policy = (window as WithTrustedTypes).trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: () => address,
  });
  return policy ? policy.createScriptURL(address) : address;
}
