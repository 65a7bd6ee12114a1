/** The table at a step: seats around it, button, cards, bets and pots. On a narrow screen it stands upright, with first names. */
import type { HandPageAnswer } from '../generated/operations.js';
import { chips } from '../lib/format.js';
import type { Step } from '../lib/hand-acts.js';
import { nameOf } from '../lib/names.js';
import { replayTexts } from '../text/replay.js';
import { PlayingCard, Weave } from './playing-card.js';

export type Hand = NonNullable<HandPageAnswer['hand']>;
type Table = NonNullable<Step['after']>;
type Seat = Table['seats'][number];

interface Layout {
  readonly width: number;
  readonly height: number;
  /** The middle of the line that the seats are on, and its half sides. */
  readonly middle: readonly [number, number];
  readonly half: readonly [number, number];
  readonly box: readonly [number, number];
  readonly text: number;
  readonly card: number;
  /** How much of an open card is seen above the box, by its width. */
  readonly open: number;
  readonly board: number;
  /** The longest name, in characters. */
  readonly name: number;
}

const wide: Layout = {
  width: 1_000,
  height: 600,
  middle: [500, 318],
  half: [400, 232],
  box: [196, 62],
  text: 20,
  card: 38,
  open: 1.42,
  board: 58,
  name: 16,
};
const narrow: Layout = {
  width: 360,
  height: 520,
  middle: [180, 276],
  half: [130, 214],
  box: [98, 40],
  text: 13,
  card: 26,
  open: 1.3,
  board: 27,
  name: 12,
};

/** Clockwise from the middle of the lower edge, at equal distances on a rectangle. */
function placeOf(index: number, count: number, { middle: [x, y], half: [a, b] }: Layout): readonly [number, number] {
  const length = 4 * (a + b);
  const along = ((index + 0.5) * length) / count;
  const edges: readonly (readonly [number, (along: number) => readonly [number, number]])[] = [
    [a, (d) => [x - d, y + b]],
    [2 * b, (d) => [x - a, y + b - d]],
    [2 * a, (d) => [x - a + d, y - b]],
    [2 * b, (d) => [x + a, y - b + d]],
    [a, (d) => [x + a - d, y + b]],
  ];
  let left = along;
  for (const [edge, at] of edges) {
    if (left <= edge) return at(left);
    left -= edge;
  }
  return [x, y + b];
}

/** The name as it fits: whole, else with an initial, and on a narrow table the first name. */
function shortName(name: string, { name: most }: Layout): string {
  const [first = '', ...rest] = name.split(' ');
  const last = rest[rest.length - 1];
  const fitting = [...(most > 12 ? [name] : []), ...(last === undefined || most <= 12 ? [] : [`${first} ${last[0]!}.`]), first];
  const shown = fitting.find((each) => each.length <= most) ?? first;
  return shown.length <= most ? shown : `${shown.slice(0, most - 1)}…`;
}

/** Cards are held once they are dealt, until they are folded. */
const holdsCards = ({ status }: Seat, { phase }: Table): boolean =>
  (status === 'LIVE' || status === 'ALL_IN') && phase !== 'POSTING' && phase !== 'NOT_STARTED' && phase !== 'AWAITING_REDEAL';

export function PokerTable({ hand, table, isNarrow }: { readonly hand: Hand; readonly table: Table; readonly isNarrow: boolean }) {
  const t = replayTexts();
  const layout = isNarrow ? narrow : wide;
  const { width, height, middle, half, text, board: boardWidth } = layout;
  const [x, y] = middle;
  // The button can be at an empty seat, which then has a place too.
  const numbers = [...new Set([...hand.seats.map(({ seat }) => seat), hand.button])].sort((a, b) => a - b);
  const gap = boardWidth * 0.12;
  const left = x - 2.5 * boardWidth - 2 * gap;
  const rows = isNarrow ? text * 1.5 : text * 1.6;
  const pots = table.pots.length > 1 && table.potTotal > 0 ? table.pots.map(({ amount }, at) => `${t.potOf(at)} ${chips(amount)}`) : [];
  return (
    <svg class="table" viewBox={`0 0 ${width} ${height}`} font-size={text} role="img" aria-label={t.tableAt(t.streets[table.street])}>
      <defs>
        <Weave />
      </defs>
      <rect
        class="felt"
        x={x - half[0]}
        y={y - half[1]}
        width={2 * half[0]}
        height={2 * half[1]}
        rx={Math.min(...half) * (isNarrow ? 0.9 : 0.95)}
      />
      <text class="street" x={x} y={y - boardWidth * 0.9}>
        {t.streets[table.street]}
      </text>
      {[0, 1, 2, 3, 4].map((at) => {
        const place = { x: left + at * (boardWidth + gap), y: y - boardWidth * 0.7, width: boardWidth };
        const card = table.board[at];
        return card === undefined ? (
          <rect key={at} class="empty" x={place.x} y={place.y} width={boardWidth} height={boardWidth * 1.4} rx={boardWidth * 0.12} />
        ) : (
          <PlayingCard key={at} card={card} {...place} />
        );
      })}
      {table.potTotal === 0 ? null : (
        <text class="pot" x={x} y={y + boardWidth * 0.7 + text * 1.7} font-size={text * 1.25}>
          {t.inPot} {chips(table.potTotal)}
        </text>
      )}
      {pots.map((pot, at) => (
        <text key={pot} class="street" x={x} y={y + boardWidth * 0.7 + text * 1.7 + (at + 1) * rows}>
          {pot}
        </text>
      ))}
      {numbers.map((number, index) => (
        <Place
          key={number}
          at={placeOf(index, numbers.length, layout)}
          layout={layout}
          number={number}
          hand={hand}
          table={table}
          seat={table.seats.find(({ seat }) => seat === number)}
        />
      ))}
    </svg>
  );
}

interface PlaceProps {
  readonly at: readonly [number, number];
  readonly layout: Layout;
  readonly number: number;
  readonly hand: Hand;
  readonly table: Table;
  /** Undefined for an empty seat with the button. */
  readonly seat: Seat | undefined;
}

function Place({ at: [x, y], layout, number, hand, table, seat }: PlaceProps) {
  const {
    box: [width, height],
    text,
    card,
    open,
    middle,
    half,
  } = layout;
  const player = hand.seats.find((each) => each.seat === number);
  const isBelow = y > middle[1] + half[1] * 0.9;
  const top = y - height / 2;
  const cards = seat === undefined ? [] : (seat.cards ?? (holdsCards(seat, table) ? [null, null] : []));
  const shown = card * (seat?.cards == null ? 1.05 : open);
  const betY = isBelow ? top - (cards.length > 0 ? shown : 0) - text * 0.6 : y + height / 2 + text * 1.25;
  const isOut = seat === undefined || seat.status === 'OUT' || seat.status === 'DEAD';
  return (
    <g class={`seat${table.turn === number ? ' turn' : ''}${isOut ? ' out' : ''}`}>
      {cards.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two cards, which keep their places.
        <PlayingCard key={index} card={each} x={x + (index - 1) * card * 1.06 + card * 0.03} y={top - shown} width={card} />
      ))}
      <rect x={x - width / 2} y={top} width={width} height={height} rx={height * 0.2} />
      {player === undefined || seat === undefined ? null : (
        <>
          <text x={x} y={y - text * 0.2}>
            {shortName(nameOf(player.player, player.playerId), layout)}
          </text>
          <text class="stack" x={x} y={y + text}>
            {chips(seat.stack)}
          </text>
        </>
      )}
      <text class="number" x={x - width / 2 + text * 0.6} y={y + text}>
        {number}
      </text>
      {hand.button === number ? (
        <g class="button" transform={`translate(${x + width / 2 - text * 0.5} ${top})`}>
          <circle r={text * 0.85} />
          <text y={text * 0.36}>D</text>
        </g>
      ) : null}
      {seat === undefined || seat.bet === 0 ? null : <Bet x={x} y={betY} amount={seat.bet} size={text} />}
    </g>
  );
}

/** A stack of notched chips and its amount in digits. */
function Bet({ x, y, amount, size }: { readonly x: number; readonly y: number; readonly amount: number; readonly size: number }) {
  const written = chips(amount);
  const left = x - (written.length * size * 0.6 + size * 1.6) / 2;
  return (
    <g class="bet">
      <rect
        x={left - size * 0.2}
        y={y - size * 1.05}
        width={written.length * size * 0.6 + size * 2.2}
        height={size * 1.45}
        rx={size * 0.5}
      />
      {[0, 1, 2].map((at) => (
        <ellipse key={at} cx={left + size * 0.7} cy={y - size * (0.1 + at * 0.26)} rx={size * 0.65} ry={size * 0.32} />
      ))}
      <text x={left + size * 1.6} y={y} text-anchor="start">
        {written}
      </text>
    </g>
  );
}
