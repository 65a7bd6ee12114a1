/**
 * What a tournament is played for, as its organiser lays it down: whether it can be paid to the cent, and is not against the book.
 */
import type { PlayerId } from '../../../events/ids.js';
import { MAX_OFFERED, MAX_PAID_PLACES, MAX_PRICE, type PrizesChange, type PrizeTerms } from '../../../events/tournament-prizes.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessText, refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { qualifiersOf } from '../places/qualifiers.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Announced, InPlay, Settings } from '../state.js';
import { compareTerms } from './award-changes.js';
import { makeBountiesAgain } from './bounties.js';
import { WHOLE } from './payouts.js';
import { canGrow, countPaidPlaces, listPayable } from './pot.js';
import { MAX_PLACE } from '../../../events/values.js';

const MAX_THING = 120;

export function decidePrizes(command: CommandOf<'SetPrizes'>, tournament: Announced | InPlay, book: Rulebook): TournamentDecision {
  const prizes = areInOrder(command.prizes);
  const { terms, deal } = tournament.prizes;
  if (terms !== null && JSON.stringify(areInOrder(terms)) === JSON.stringify(prizes)) return { events: [] };
  const refused = refusePrizesUnder(prizes, tournament.settings, book);
  if (refused) return refused;
  if (deal !== null) return refuse('DEAL_ALREADY_MADE', { deal: deal.deal });
  const late = tournament.phase === 'announced' || terms === null ? null : refuseLate(command, tournament, terms);
  if (late) return late;
  const { entryPrice, bounty } = book.floor.prize;
  const articles = cite(entryPrice, ...(prizes.entry.bounty > 0 ? [bounty] : []));
  const changed = tournament.phase === 'announced' || terms === null ? {} : findChange(command, tournament, terms, prizes);
  const heads =
    tournament.phase === 'announced' || terms?.entry.bounty === prizes.entry.bounty
      ? []
      : makeBountiesAgain(tournament, prizes.entry.bounty);
  const mistyped = command.mistyped === true && terms !== null ? { mistyped: true as const } : {};
  return { events: [{ type: 'PrizesSet', data: { prizes, ...changed, ...mistyped, articles } }, ...heads] };
}

/** Prizes that were set change with a reason once no money can come in, and by a ruling once somebody has won one. */
function refuseLate({ prizes, reason, ruling, at }: CommandOf<'SetPrizes'>, tournament: InPlay, terms: PrizeTerms): Refused | null {
  if (ruling !== undefined) return null;
  const changesBounty = prizes.entry.bounty !== terms.entry.bounty;
  if (changesBounty && tournament.prizes.bounties.length > 0)
    return refuse('PRIZES_DUE', { players: [tournament.prizes.bounties[0]!.to[0]!.playerId] });
  if (tournament.phase === 'running' && canGrow(tournament, at)) return null;
  const due = listDue(tournament);
  if (due.length > 0) return refuse('PRIZES_DUE', { players: due });
  return reason === undefined ? refuse('PRIZES_NEED_REASON') : null;
}

/** The players who have won a prize: the winner, and players who are out in a paid place. */
function listDue(tournament: InPlay): PlayerId[] {
  const paid = countPaidPlaces(tournament) ?? 0;
  const winner = tournament.phase === 'finished' && tournament.winner !== null ? [tournament.winner] : [];
  const ranked = listPayable(tournament).toReversed();
  return [...winner, ...ranked.filter((_, at) => tournament.playersLeft + at + 1 <= paid).map(({ playerId }) => playerId)];
}

function findChange(
  { reason, ruling }: CommandOf<'SetPrizes'>,
  tournament: InPlay,
  before: PrizeTerms,
  after: PrizeTerms,
): { readonly changed?: PrizesChange } {
  const why = ruling ?? reason;
  if (why === undefined) return {};
  return { changed: { reason: why, byRuling: ruling !== undefined, ...compareTerms(tournament, before, after) } };
}

/** Why a tournament of these settings can't be played for these prizes. */
export function refusePrizesUnder(prizes: PrizeTerms, settings: Settings, book: Rulebook): Refused | null {
  return (
    (qualifiersOf(settings) === null ? null : refuse('SATELLITE_HAS_NO_PRIZES')) ??
    refuseMoney(prizes, book) ??
    refuseTable(prizes) ??
    refuseThings(prizes) ??
    refuseLarger(prizes)
  );
}

/** The fields in one order, things by their places. */
function areInOrder({ entry, rebuy, addOn, added, table, things }: PrizeTerms): PrizeTerms {
  return {
    entry: { price: entry.price, toPot: entry.toPot, bounty: entry.bounty },
    rebuy: { price: rebuy.price, toPot: rebuy.toPot },
    addOn: { price: addOn.price, toPot: addOn.toPot },
    added,
    table:
      table.kind === 'amounts'
        ? { kind: 'amounts', cents: [...table.cents] }
        : { kind: 'percentages', basisPoints: [...table.basisPoints], unit: table.unit },
    things: things.map(({ place, thing }) => ({ place, thing })).toSorted((one, other) => one.place - other.place),
  };
}

function refuseMoney({ entry, rebuy, addOn, added, table }: PrizeTerms, { floor }: Rulebook): Refused | null {
  const prices = Object.entries({ entry, rebuy: { ...rebuy, bounty: 0 }, addOn: { ...addOn, bounty: 0 } });
  const { entryPrice, bounty } = floor.prize;
  for (const [field, { price, toPot, bounty: head }] of prices) {
    const refused =
      refuseUnlessWhole(`${field}.price`, price, 0, MAX_PRICE) ??
      refuseUnlessWhole(`${field}.toPot`, toPot, 0, MAX_PRICE) ??
      refuseUnlessWhole(`${field}.bounty`, head, 0, MAX_PRICE) ??
      (price > 0 && entryPrice.value === 'free' ? refuse('ENTRY_IS_FREE', { field, price }, articleOf(entryPrice)) : undefined) ??
      (toPot + head > price ? refuse('MORE_THAN_THE_PRICE', { field, price, given: toPot + head }) : undefined) ??
      (toPot > 0 && table.kind === 'amounts' ? refuse('POT_WITHOUT_PERCENTAGES', { field }) : undefined);
    if (refused) return refused;
  }
  return (
    (entry.bounty > 0 && !bounty.value ? refuse('BOUNTIES_NOT_ALLOWED', {}, articleOf(bounty)) : null) ??
    refuseUnlessCents('added', added) ??
    (added > 0 && table.kind === 'amounts' ? refuse('POT_WITHOUT_PERCENTAGES', { field: 'added' }) : null)
  );
}

function refuseTable({ table, things }: PrizeTerms): Refused | null {
  if (table.kind === 'percentages') {
    const { basisPoints, unit } = table;
    const refused = refuseUnlessCents('table.unit', unit, 1) ?? refuseUnlessWhole('table.places', basisPoints.length, 1, MAX_PAID_PLACES);
    if (refused) return refused;
    for (const [at, part] of basisPoints.entries()) {
      const wrong = refuseUnlessWhole(`table.basisPoints.${at}`, part, 1, WHOLE);
      if (wrong) return wrong;
    }
    const sum = basisPoints.reduce((all, part) => all + part, 0);
    return sum === WHOLE ? null : refuse('PERCENTAGES_NOT_WHOLE', { sum });
  }
  const refused = refuseUnlessWhole('table.places', table.cents.length, 0, MAX_PAID_PLACES);
  if (refused) return refused;
  for (const [at, cents] of table.cents.entries()) {
    const wrong = refuseUnlessCents(`table.cents.${at}`, cents);
    if (wrong) return wrong;
  }
  const sum = table.cents.reduce((all, cents) => all + cents, 0);
  return refuseUnlessCents('table.cents', sum) ?? (sum === 0 && things.length === 0 ? refuse('NOTHING_TO_WIN') : null);
}

function refuseThings({ things }: PrizeTerms): Refused | null {
  const many = refuseUnlessWhole('things', things.length, 0, MAX_PAID_PLACES);
  if (many) return many;
  for (const [at, { place, thing }] of things.entries()) {
    const refused =
      refuseUnlessWhole(`things.${at}.place`, place, 1, MAX_PLACE) ?? refuseUnlessText(`things.${at}.thing`, thing, MAX_THING);
    if (refused) return refused;
  }
  return null;
}

/** No place has less money than the one behind it, unless it has something in kind. */
function refuseLarger({ table, things }: PrizeTerms): Refused | null {
  const parts = table.kind === 'amounts' ? table.cents : table.basisPoints;
  const at = parts.findIndex((part, index) => index > 0 && part > parts[index - 1]! && !things.some(({ place }) => place === index));
  return at < 0 ? null : refuse('PRIZES_ASCEND', { place: at + 1 });
}

function refuseUnlessCents(field: string, value: number, minimum = 0): Refused | null {
  return refuseUnlessWhole(field, value, minimum, MAX_OFFERED);
}
