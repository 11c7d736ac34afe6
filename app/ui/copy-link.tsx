/** Copies an address or another text, and says in its own words whether it could. */
import { useState } from 'react';

interface CopyLinkProps {
  address: string;
  className: string | undefined;
  label?: string;
}

export function CopyLink({ address, className, label = 'Copy link' }: CopyLinkProps) {
  // With the address that it was said of: another one has not been copied yet.
  const [said, setSaid] = useState({ of: '', words: '' });
  const copy = async () => {
    let words = 'Copied';
    try {
      // Not there at all where the page has no secure connection.
      await navigator.clipboard.writeText(address);
    } catch {
      words = 'Copying is not allowed here';
    }
    setSaid({ of: address, words });
  };
  return (
    <button type="button" className={className} onClick={copy} aria-live="polite">
      {said.of === address ? said.words : label}
    </button>
  );
}
