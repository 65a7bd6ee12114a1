/** The time that is left, as large as its box: drawn in a fixed frame, so that no font overflows. */
export function Digits({ text, label }: { readonly text: string; readonly label: string }) {
  const width = 62 * text.length - 30 * text.split(':').length + 30;
  return (
    <svg class="digits" viewBox={`0 0 ${width} 84`} role="timer" aria-live="off" aria-label={`${label} ${text}`}>
      <text x={width / 2} y="79" text-anchor="middle" textLength={width - 6} lengthAdjust="spacingAndGlyphs" aria-hidden="true">
        {text}
      </text>
    </svg>
  );
}
