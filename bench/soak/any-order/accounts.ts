/**
 * What must hold of the chips, the money, the seats and the places of an evening at every event: by the state that decisions are made on and,
 * independently, by accounts that are made of the events.
 */
import type { RecordedEvent } from '../../../events/envelope.js';
import type { PlayerId, StreamName, TournamentId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { type ChipLedgerRow, chipLedger, inventoryKey } from '../../../projections/chip-ledger.js';
import { foldEvents, RowsInMemory } from '../../../projections/rows-in-memory.js';
import { seatedWell } from '../../../src/simulate/checks.js';
import { potOf } from '../../../src/tournament/prizes/pot.js';
import { countSeatsAt } from '../../../src/tournament/seating/situation.js';
import type { Finished, Running, Table, TournamentState } from '../../../src/tournament/state.js';

type InPlay = Running | Finished;

interface Bought {
  rebuys: number;
  addOns: number;
  reEntries: number;
  owed: number;
}

export class Accounts {
  readonly #rows = new RowsInMemory<ChipLedgerRow>();
  readonly #bought = new Map<PlayerId, Bought>();
  readonly #stream: StreamName;
  #entrants = 0;
  #events = 0;

  constructor(private readonly tournamentId: TournamentId) {
    this.#stream = `tournament-${tournamentId}`;
  }

  /** @returns what no longer holds after an event; null where all does */
  after(event: TournamentEvent, state: TournamentState): string | null {
    foldEvents(chipLedger, [this.#record(event)], this.#rows);
    this.#keepMoney(event, state);
    if (state.phase !== 'running' && state.phase !== 'finished') return null;
    return this.#chipsFault(state) ?? this.#moneyFault(event, state) ?? seatsFault(state);
  }

  #record(event: TournamentEvent): RecordedEvent {
    const number = ++this.#events;
    const metadata = {
      version: 1,
      recordedAt: number * 1000,
      actor: { id: 'soak', role: 'director' as const },
      commandId: `c${number}`,
      command: 'Soak',
      commandDigest: '0'.repeat(16),
      causationId: null,
      correlationId: 'soak',
      previousHash: null,
      hash: '',
    };
    return { ...event, id: `e${number}`, stream: this.#stream, revision: number - 1, position: number, metadata };
  }

  #of(playerId: PlayerId): Bought {
    const known = this.#bought.get(playerId) ?? { rebuys: 0, addOns: 0, reEntries: 0, owed: 0 };
    this.#bought.set(playerId, known);
    return known;
  }

  #keepMoney({ type, data }: TournamentEvent, state: TournamentState): void {
    switch (type) {
      case 'TournamentStarted':
        if (state.phase === 'running') this.#entrants = state.playersLeft;
        break;
      case 'LatePlayerAdmitted':
        if (data.issued > 0) this.#entrants += 1;
        break;
      case 'PlayerReEntered':
        this.#of(data.playerId).reEntries += 1;
        break;
      case 'RebuyAnnounced':
        this.#of(data.playerId).rebuys += 1;
        this.#of(data.playerId).owed += 1;
        break;
      case 'AddOnTaken':
        this.#of(data.playerId).addOns += 1;
        this.#of(data.playerId).owed += 1;
        break;
      case 'PurchasePaid':
        this.#of(data.playerId).owed -= 1;
        break;
      case 'PaymentWithdrawn':
        this.#of(data.playerId).owed += 1;
        break;
      case 'PurchaseCancelled': {
        const bought = this.#of(data.playerId);
        bought[({ rebuy: 'rebuys', addOn: 'addOns', reEntry: 'reEntries' } as const)[data.purchase]] -= 1;
        if (!data.refund) bought.owed -= 1;
        break;
      }
      case 'PurchaseTransferred': {
        const kind = data.purchase === 'rebuy' ? 'rebuys' : 'addOns';
        const [from, to] = [this.#of(data.playerId), this.#of(data.toPlayer)];
        const debt = from.owed - data.owed;
        from[kind] -= 1;
        to[kind] += 1;
        from.owed -= debt;
        to.owed += debt;
        break;
      }
      case 'EntryAnnulled':
        this.#entrants -= 1;
        this.#bought.delete(data.playerId);
        break;
      case 'EntryTransferred': {
        const bought = this.#bought.get(data.playerId);
        this.#bought.delete(data.playerId);
        if (bought !== undefined) this.#bought.set(data.toPlayer, bought);
        break;
      }
      default:
    }
  }

  /** Chips at tables, of waiting players, and out of play equal those handed out plus the rounding of races. */
  #chipsFault({ tables, unseated, entry, chipRace, chips }: InPlay): string | null {
    const inPlay = tables.reduce((sum, table) => sum + table.chips, 0) + unseated.reduce((sum, { stack }) => sum + stack, 0);
    const due = entry.issued - entry.removed + chipRace.rounding + chips.found - chips.lost;
    if (inPlay !== due) return `${inPlay} chips are in play, and ${due} are due`;
    const wrong = tables.find((table) => !addsUp(table));
    if (wrong !== undefined) return `the stacks of table ${wrong.table} are not its ${wrong.chips} chips`;
    const { accounts } = this.#rows.get(inventoryKey(this.tournamentId))!.body as Extract<ChipLedgerRow, { kind: 'inventory' }>;
    const { handedOut, rounding, found, lost, confiscated, withPlayers, takenBack } = accounts;
    const said = { inPlay: accounts.inPlay, handedOut, rounding, left: takenBack + withPlayers, net: found - lost - confiscated };
    const is = { inPlay, handedOut: entry.issued, rounding: chipRace.rounding, left: entry.removed, net: chips.found - chips.lost };
    if (JSON.stringify(said) !== JSON.stringify(is)) return `the ledger says ${JSON.stringify(said)}, and it is ${JSON.stringify(is)}`;
    return [handedOut, found, lost, confiscated, takenBack].every((account) => account >= 0) ? null : 'an account is below nothing';
  }

  /** Purchases equal the pot; nobody owes more than they bought, or a negative amount. */
  #moneyFault({ type, data }: TournamentEvent, state: InPlay): string | null {
    const bought = [...this.#bought.values()];
    const sum = (of: keyof Bought): number => bought.reduce((all, each) => all + each[of], 0);
    const entries = this.#entrants + sum('reEntries');
    const { terms } = state.prizes;
    if (terms === null) return null;
    const pot = potOf(state, terms);
    const cents = entries * terms.entry.toPot + sum('rebuys') * terms.rebuy.toPot + sum('addOns') * terms.addOn.toPot + terms.added;
    const [is, due] = [JSON.stringify(pot), JSON.stringify({ entries, rebuys: sum('rebuys'), addOns: sum('addOns'), cents })];
    if (is !== due) return `the pot is ${is}, and what was bought makes ${due}`;
    const wrong = state.entry.purchases.find(({ playerId, owed, rebuys, addOn }) => {
      const known = this.#bought.get(playerId);
      return owed < 0 || owed > rebuys + (addOn ? 1 : 0) || (known?.owed ?? 0) !== owed;
    });
    if (wrong !== undefined)
      return `${wrong.playerId} owes ${wrong.owed}, and by their purchases ${this.#bought.get(wrong.playerId)?.owed ?? 0}`;
    if (type !== 'PrizesAwarded') return null;
    const paid = data.awards.reduce((all, award) => all + award.cents, 0);
    if (paid !== data.cents || data.cents !== cents) return `${paid} cents are paid of ${data.cents}, and the pot is ${cents}`;
    const bounties = data.awards.reduce((all, award) => all + award.bounties, data.unclaimedBounties);
    return bounties === terms.entry.bounty * entries ? null : `bounties of ${bounties} are given, for ${entries} entries`;
  }
}

/** Whether the known stacks of a table add up to its chips, and no stack is negative. */
function addsUp({ seats, stacksFrom, chips }: Table): boolean {
  const sum = seats.reduce((all, { stack }) => all + stack, 0);
  return (stacksFrom === 'unknown' || sum === chips) && chips >= 0 && seats.every(({ stack }) => stack >= 0);
}

function seatsFault(state: InPlay): string | null {
  const places = new Map<PlayerId, string>();
  for (const table of state.tables) {
    const fault = seatedWell(table, countSeatsAt(state, table.table), places);
    if (fault !== null) return fault;
  }
  const ghost = state.eliminations.find(({ playerId }) => places.has(playerId));
  if (ghost !== undefined) return `${ghost.playerId} is out, and sits at ${places.get(ghost.playerId)}`;
  const seated = places.size + state.unseated.length;
  return seated === state.playersLeft ? null : `${seated} players sit or wait, and ${state.playersLeft} are left`;
}

/** Everybody who is out has a place after those who are left, each as often as players share it. Asked between two commands. */
export function placesFault(state: TournamentState): string | null {
  if (state.phase !== 'running' && state.phase !== 'finished') return null;
  const groups = [...Map.groupBy(state.eliminations, ({ place }) => place)].sort(([one], [other]) => one - other);
  let next = state.playersLeft + 1;
  for (const [place, group] of groups) {
    if (place !== next) return `place ${place} is given, and ${next} is the next`;
    const wrong = group.find(({ tied }) => tied !== group.length);
    if (wrong !== undefined) return `${wrong.playerId} shares place ${place} with ${wrong.tied}, and ${group.length} have it`;
    next += group.length;
  }
  return null;
}
