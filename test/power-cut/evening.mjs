/**
 * The program whose power is cut: plays some tournaments at once in a data folder, and notes each command that was acknowledged. It runs what `npm run build`
 * made, under `strace`.
 */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const [folder, built] = process.argv.slice(2);
const { openTapis } = await import(join(built, 'src/app/tapis.js'));
const { firstEdition } = await import(join(built, 'events/editions.js'));

const TOURNAMENTS = 8;
const PAUSES = 90;
const start = Date.parse('2026-11-20T20:00:00Z');
const level = { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 };
const tournament = {
  name: 'Night',
  club: 'Poker Club',
  rulebook: firstEdition('ropta'),
  startingStack: 1000,
  seatsPerTable: 8,
  anteFormat: 'none',
  antePriority: 'blindFirst',
  chipUnit: 25,
  structure: [level, { ...level, smallBlind: 50, bigBlind: 100 }],
};
const commands = [
  { type: 'CreateTournament', ...tournament },
  ...[1, 2, 3, 4].map((n) => ({ type: 'RegisterPlayer', playerId: `p${n}`, adult: true, showsDocument: true })),
  { type: 'DrawSeats' },
  { type: 'StartTournament', at: start },
  ...Array.from({ length: 2 * PAUSES }, (_, n) => ({ type: n % 2 === 0 ? 'PauseClock' : 'ResumeClock', at: start + n })),
];

const acknowledged = openSync(join(folder, 'acknowledged'), 'a');
const tapis = await openTapis({ folder, now: () => start });

async function play(id) {
  for (const [index, command] of commands.entries()) {
    const by = { actor: { id: 'td', role: 'director' }, correlationId: id, commandId: `${id}-${index}` };
    const outcome = await tapis.give('tournament', id, command, by);
    if (!outcome.accepted) throw new Error(`${id} ${command.type}: ${outcome.refusal.code}`);
    writeSync(acknowledged, outcome.events.map((event) => `${event.stream} ${event.revision} ${event.id}\n`).join(''));
  }
}

await Promise.all(Array.from({ length: TOURNAMENTS }, (_, n) => play(`night-${n + 1}`)));
await tapis.close();
