/** The code that embeds the next events on another site. */
import { useId } from 'react';
import { escapeMarkup } from '../../feeds/escape-markup.ts';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import dialogs from '../ui/dialog.module.css';
import { siteAddress } from '../util/base-path.ts';
import styles from './subscribe-dialog.module.css';

export function EmbedCode({ path, name }: { path: string; name: string }) {
  const id = useId();
  const code = embedSnippet(siteAddress(path), name);
  return (
    <details className={styles.fold}>
      <summary>
        <h3 id={id}>Embed on your page</h3>
      </summary>
      <textarea
        aria-labelledby={id}
        className={styles.code}
        readOnly
        rows={4}
        value={code}
        spellCheck={false}
      />
      <p className={dialogs.hint}>
        count: 1 to 20 events; scheme: light, dark or auto (the visitor’s setting).
      </p>
      <CopyLink address={code} className={buttons.action} label="Copy code" />
    </details>
  );
}

export function embedSnippet(address: string, name: string): string {
  const title = escapeMarkup(`Next: ${name}`);
  const src = escapeMarkup(`${address}?count=5&scheme=auto`);
  return `<iframe src="${src}" title="${title}" width="100%" height="440" loading="lazy" style="border:0"></iframe>`;
}
