/** Playing cards in a drawing, 1 wide and 1.4 high: the rank as text, the suit as a path, and a woven back. */
import { currentLanguage } from '../lib/language.js';

const suits: Readonly<Record<string, string>> = {
  s: 'M12 2C7 8 2 10.5 2 15a4.6 4.6 0 0 0 8.6 2.3L9.5 22h5l-1.1-4.7A4.6 4.6 0 0 0 22 15C22 10.5 17 8 12 2z',
  h: 'M12 21C5 15 2 11.5 2 7.8A5.3 5.3 0 0 1 12 5.4 5.3 5.3 0 0 1 22 7.8C22 11.5 19 15 12 21z',
  d: 'M12 1.5L20 12 12 22.5 4 12z',
  c: 'M12 2a4.8 4.8 0 0 0-4 7.5A4.8 4.8 0 1 0 10.4 17L9.5 22h5l-.9-5A4.8 4.8 0 1 0 16 9.5 4.8 4.8 0 0 0 12 2z',
};
const symbols: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const frenchRanks: Readonly<Record<string, string>> = { J: 'V', Q: 'D', K: 'R' };

/** `K` is R in French; `T` is 10. */
function rankOf(card: string): string {
  const rank = card[0]!;
  if (rank === 'T') return '10';
  return currentLanguage() === 'fr' ? (frenchRanks[rank] ?? rank) : rank;
}

/** `K♥`, `R♥` */
export const cardText = (card: string): string => `${rankOf(card)}${symbols[card[1]!]!}`;

interface CardProps {
  /** Such as `Kh`; null for one that lies face down. */
  readonly card: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function PlayingCard({ card, x, y, width }: CardProps) {
  const height = width * 1.4;
  const box = { width, height, rx: width * 0.12 };
  if (card === null) {
    return (
      <g transform={`translate(${x} ${y})`} class="back">
        <rect {...box} />
        <rect x={width * 0.1} y={width * 0.1} width={width * 0.8} height={height - width * 0.2} rx={width * 0.06} fill="url(#weave)" />
      </g>
    );
  }
  const rank = rankOf(card);
  return (
    <g transform={`translate(${x} ${y})`} class={`face suit-${card[1]!}`}>
      <rect {...box} />
      <text x={width / 2} y={height * 0.48} font-size={width * (rank.length > 1 ? 0.58 : 0.66)}>
        {rank}
      </text>
      <path d={suits[card[1]!]} transform={`translate(${width * 0.27} ${height * 0.54}) scale(${(width * 0.46) / 24})`} />
    </g>
  );
}

/** What the backs are filled with; once in each drawing. */
export const Weave = () => (
  <pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse">
    <path class="weave" d="M0 0L8 8M8 0L0 8M4 0L8 4 4 8 0 4z" />
  </pattern>
);
