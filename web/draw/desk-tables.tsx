/** The tables of a desk: who sits there, and what is done with a table. */
import type { DeskAnswer } from '../generated/operations.js';
import { openSheet } from './command-sheet.js';
import { chips, timeOfDay } from '../lib/format.js';
import { nameOf } from '../lib/names.js';
import { deskTexts } from '../text/desk.js';

type Table = NonNullable<NonNullable<DeskAnswer['tournament']>['seatingChart']>['tables'][number];

interface TablesProps {
  readonly tournamentId: string;
  readonly tables: readonly Table[];
  /** Whether the tournament is played: else nothing is done with its tables. */
  readonly isRunning: boolean;
}

export function DeskTables({ tournamentId, tables, isRunning }: TablesProps) {
  const t = deskTexts();
  const open = tables.filter(({ state }) => state !== 'BROKEN');
  if (open.length === 0) return null;
  return (
    <section class="tables" aria-labelledby="tables">
      <h2 id="tables">{t.tables}</h2>
      <div class="grid">
        {open.map((table) => (
          <OneTable key={table.table} tournamentId={tournamentId} table={table} isRunning={isRunning} isLast={open.length === 1} />
        ))}
      </div>
    </section>
  );
}

interface OneTableProps {
  readonly tournamentId: string;
  readonly table: Table;
  readonly isRunning: boolean;
  /** Whether no other table is open, so that it cannot be broken. */
  readonly isLast: boolean;
}

function OneTable({ tournamentId, table: shown, isRunning, isLast }: OneTableProps) {
  const t = deskTexts();
  const { table, seats, hand, handsPlayed, halted, stacksKnown } = shown;
  const state = [
    t.players9(seats.length),
    hand === null ? (handsPlayed === 0 ? null : t.hands(handsPlayed)) : t.handInProgress(hand.number),
    halted === null ? null : t.halted,
    stacksKnown ? null : t.notCounted,
  ];
  return (
    <article class={halted === null ? '' : 'halted'}>
      <h3>{t.table(table)}</h3>
      <p class="dim">{state.filter((part) => part !== null).join(' · ')}</p>
      <ul>
        {seats.map(({ seat, playerId, player, stack, stackKnown, stackKnownAt, away }) => (
          <li key={playerId}>
            {seat}. {nameOf(player, playerId)}
            {away ? ` (${t.isAway})` : ''}{' '}
            <span>{stackKnown || stackKnownAt === null ? chips(stack) : t.stackThen(chips(stack), timeOfDay(stackKnownAt))}</span>
          </li>
        ))}
      </ul>
      {isRunning ? <TableButtons tournamentId={tournamentId} table={shown} isLast={isLast} /> : null}
    </article>
  );
}

function TableButtons({ tournamentId, table: { table, hand, lastHand, halted }, isLast }: Omit<OneTableProps, 'isRunning'>) {
  const t = deskTexts();
  const give = (mutation: string, label: string, asks: readonly string[] = [], may: readonly string[] = []): void =>
    openSheet({ asked: { mutation, label: `${t.table(table)}${t.colon} ${label}`, input: { tournamentId, table } }, asks, may });
  return (
    <p class="buttons">
      <button type="button" onClick={() => give('recordChipCounts', t.count, ['stacks'])}>
        {t.count}
      </button>
      {hand === null ? (
        <button type="button" onClick={() => give('recordHandPlayed', t.handOver, [], ['out'])}>
          {t.handOver}
        </button>
      ) : (
        <a href={`/hands/${encodeURIComponent(hand.handId)}`}>{t.replay}</a>
      )}
      {hand !== null || lastHand?.handId == null ? null : <a href={`/hands/${encodeURIComponent(lastHand.handId)}`}>{t.lastHand}</a>}
      {halted === null ? (
        <button type="button" onClick={() => give('haltTable', t.halt, ['reason'])}>
          {t.halt}
        </button>
      ) : (
        <button type="button" onClick={() => give('resumeTable', t.resumeTable, ['reason'])}>
          {t.resumeTable}
        </button>
      )}
      {isLast ? null : (
        <button type="button" onClick={() => give('breakTable', t.break, [], ['reason'])}>
          {t.break}
        </button>
      )}
    </p>
  );
}
