/** Copies a URL or another text; its label then says whether that worked. */
import { useState } from 'react';

interface CopyLinkProps {
  address: string;
  className: string | undefined;
  label?: string;
}

export function CopyLink({ address, className, label = 'Copy link' }: CopyLinkProps) {
  // With the text that it is about: another one has not been copied yet.
  const [result, setResult] = useState({ of: '', label: '' });
  const copy = async () => {
    let done = 'Copied';
    try {
      // Undefined without a secure connection.
      await navigator.clipboard.writeText(address);
    } catch {
      done = 'Couldn’t copy';
    }
    setResult({ of: address, label: done });
  };
  return (
    <button type="button" className={className} onClick={copy} aria-live="polite">
      {result.of === address ? result.label : label}
    </button>
  );
}
