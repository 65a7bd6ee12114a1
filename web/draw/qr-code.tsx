/** A QR code, dark on white with the quiet zone that scanners need; nothing for a text that is too long. */
import { qrMatrix } from './qr-matrix.js';

const QUIET = 3;

/** The page is drawn each second, and the text stays. */
let last: { readonly text: string; readonly rows: boolean[][] | null } | null = null;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  if (last?.text !== text) last = { text, rows: qrMatrix(text) };
  const { rows } = last;
  if (rows === null) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
}
