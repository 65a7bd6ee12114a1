/** A hand as it is typed in at its table: who is to act is known, and each tap is one act. */
import { signal } from '@preact/signals';
import type { TableDeviceAnswer } from '../generated/operations.js';
import { chips } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { tableTexts } from '../text/table-device.js';

type Table = NonNullable<NonNullable<TableDeviceAnswer['tournament']>['table']>;
export type Hand = NonNullable<NonNullable<Table['hand']>['hand']>;
type Seat = Hand['seats'][number];

/** Gives a command about the hand. */
export type Give = (mutation: string, label: string, input: object) => void;

const total = signal('');
const cards = signal('');
/** By pot, who won it. */
const won = signal<Readonly<Record<number, readonly number[]>>>({});

const cardsIn = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
const clear = (): void => {
  total.value = '';
  cards.value = '';
  won.value = {};
};
const nextStreet = { PREFLOP: 'FLOP', FLOP: 'TURN', TURN: 'RIVER', RIVER: null } as const;

export function TableHand({ hand, give }: { readonly hand: Hand; readonly give: Give }) {
  const t = tableTexts();
  const { phase, openRuling, board, potTotal, seats, turn } = hand;
  const after: Give = (mutation, label, input) => {
    give(mutation, label, input);
    clear();
  };
  return (
    <section class="hand">
      <p class="pot">
        {board.map((card) => card ?? '?').join(' ')} <strong>{t.pot(chips(potTotal))}</strong>
      </p>
      <ol class="seats">
        {seats.map((seat) => (
          <li
            key={seat.seat}
            class={`${seat.seat === turn ? 'turn' : ''} ${seat.status === 'LIVE' || seat.status === 'ALL_IN' ? '' : 'out'}`}
          >
            {seat.seat}. {nameOf(seat.player, seat.playerId)}
            <span>
              {seat.bet > 0 ? `${t.betOf(chips(seat.bet))} · ` : ''}
              {chips(seat.stack)}
            </span>
          </li>
        ))}
      </ol>
      {openRuling !== null ? (
        <p class="refusal" role="alert">
          {t.waitsForFloor} {openRuling.explanation[currentLanguage()]}
        </p>
      ) : phase === 'BETTING' ? (
        <Acts hand={hand} give={after} />
      ) : phase === 'AWAITING_BOARD' ? (
        <Board hand={hand} give={after} />
      ) : phase === 'SHOWDOWN' || phase === 'SETTLING' ? (
        <Showdown hand={hand} give={after} />
      ) : null}
    </section>
  );
}

function Acts({ hand: { turn, seats, legalActions }, give }: { readonly hand: Hand; readonly give: Give }) {
  const t = tableTexts();
  const seat = seats.find((each) => each.seat === turn);
  if (seat === undefined || legalActions === null) return null;
  const { types, callAmount, minRaiseTo, maxRaiseTo, chipUnit } = legalActions;
  const name = nameOf(seat.player, seat.playerId);
  const act = (type: string, label: string, to?: number): void =>
    give('act', `${name}: ${label}`, { seat: seat.seat, act: { action: to === undefined ? { type } : { type, to } } });
  const wager = types.find((type) => type === 'BET' || type === 'RAISE');
  const words = (to: number): string => (wager === 'BET' ? t.bet(chips(to)) : t.raise(chips(to)));
  const typed = Number(total.value.replaceAll(/[\s\u00A0\u202F]/g, ''));
  const to = total.value.trim() === '' ? (minRaiseTo ?? 0) : typed;
  const step = (by: number): void => {
    total.value = String(Math.min(maxRaiseTo ?? to, Math.max(minRaiseTo ?? 0, to + by * chipUnit)));
  };
  return (
    <>
      <h2 aria-live="polite">{t.toAct(name)}</h2>
      <p class="buttons">
        {types.includes('FOLD') ? (
          <button type="button" onClick={() => act('FOLD', t.fold)}>
            {t.fold}
          </button>
        ) : null}
        {types.includes('CHECK') ? (
          <button type="button" class="main" onClick={() => act('CHECK', t.check)}>
            {t.check}
          </button>
        ) : null}
        {types.includes('CALL') ? (
          <button type="button" class="main" onClick={() => act('CALL', t.call(chips(callAmount)))}>
            {t.call(chips(callAmount))}
          </button>
        ) : null}
      </p>
      {wager === undefined || minRaiseTo === null ? null : (
        <p class="buttons wager">
          <button type="button" aria-label="−" onClick={() => step(-1)}>
            −
          </button>
          <label class="field">
            <span>{t.total}</span>
            <input
              id="total"
              type="text"
              inputMode="numeric"
              autocomplete="off"
              placeholder={chips(minRaiseTo)}
              value={total.value}
              onInput={(event) => {
                total.value = event.currentTarget.value;
              }}
            />
          </label>
          <button type="button" aria-label="+" onClick={() => step(1)}>
            +
          </button>
          <button type="button" disabled={!Number.isFinite(to)} onClick={() => act(wager, words(to), to)}>
            {words(Number.isFinite(to) ? to : 0)}
          </button>
          {maxRaiseTo === null ? null : (
            <button type="button" onClick={() => act(wager, t.allIn, maxRaiseTo)}>
              {t.allIn} {chips(maxRaiseTo)}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function CardsField({ label }: { readonly label: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        id="cards"
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={cards.value}
        onInput={(event) => {
          cards.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

function Board({ hand: { street }, give }: { readonly hand: Hand; readonly give: Give }) {
  const t = tableTexts();
  const next = nextStreet[street];
  if (next === null) return null;
  const given = cardsIn(cards.value);
  return (
    <>
      <CardsField label={t.cards} />
      <p class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => give('dealBoard', t.board[street], { street: next, cards: given.length === 0 ? null : given })}
        >
          {t.board[street]}
        </button>
      </p>
    </>
  );
}

const isStillIn = ({ status, mucked }: Seat): boolean => (status === 'LIVE' || status === 'ALL_IN') && !mucked;

function Showdown({ hand: { seats, pots }, give }: { readonly hand: Hand; readonly give: Give }) {
  const t = tableTexts();
  const left = seats.filter(isStillIn);
  const given = cardsIn(cards.value);
  const named = pots.every((_pot, index) => (won.value[index] ?? []).length > 0);
  const toggle = (pot: number, seat: number): void => {
    const now = won.value[pot] ?? [];
    won.value = { ...won.value, [pot]: now.includes(seat) ? now.filter((each) => each !== seat) : [...now, seat] };
  };
  return (
    <>
      <CardsField label={t.holeCards} />
      <ul class="showdown">
        {left
          .filter(({ tabled }) => !tabled)
          .map((seat) => (
            <li key={seat.seat}>
              <strong>{nameOf(seat.player, seat.playerId)}</strong>
              <span class="buttons">
                <button
                  type="button"
                  disabled={given.length !== 2}
                  onClick={() =>
                    give('tableHand', `${nameOf(seat.player, seat.playerId)}${t.colon} ${t.show}`, { seat: seat.seat, cards: given })
                  }
                >
                  {t.show}
                </button>
                <button
                  type="button"
                  onClick={() => give('muckHand', `${nameOf(seat.player, seat.playerId)}${t.colon} ${t.muck}`, { seat: seat.seat })}
                >
                  {t.muck}
                </button>
              </span>
            </li>
          ))}
      </ul>
      {pots.map(({ amount, seats: eligible }, index) => (
        <fieldset key={`${index} ${amount}`}>
          <legend>{t.winners(index, chips(amount))}</legend>
          {left
            .filter(({ seat }) => eligible.includes(seat))
            .map((seat) => (
              <label key={seat.seat} class="check">
                <input type="checkbox" checked={(won.value[index] ?? []).includes(seat.seat)} onChange={() => toggle(index, seat.seat)} />
                {nameOf(seat.player, seat.playerId)}
              </label>
            ))}
        </fieldset>
      ))}
      <p class="buttons">
        <button
          type="button"
          class="main"
          disabled={!named}
          onClick={() =>
            give('declareWinners', t.push, { winners: pots.map((_pot, index) => ({ pot: index, seats: won.value[index] ?? [] })) })
          }
        >
          {t.push}
        </button>
      </p>
    </>
  );
}
