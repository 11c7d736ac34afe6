/** A QR code, black on white in every colour scheme: not every camera reads the opposite. */
import styles from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
