/** Enumerations of the schema: capitals in GraphQL, the domain's words inside. */
import { capitalsOf } from '../../../commands/command.js';
import { registerEnumType } from '@nestjs/graphql';
import { refusalSentences } from '../../texts/refusal-texts.js';
import type { RefusalCode } from '../../texts/shared-texts.js';
import type { DeckDefect } from '../../../events/tournament-hands.js';

const enumerations = new Map<string, Readonly<Record<string, string>>>();

/** The values of an enumeration; none for an unknown one. */
export function enumerationValues(name: string): readonly string[] {
  return Object.keys(enumerations.get(name) ?? {});
}

/** An enumeration by name: GraphQL's values with the domain's words. @throws Error when it is not declared yet */
export function enumerationOf(name: string): Readonly<Record<string, string>> {
  const found = enumerations.get(name);
  if (found === undefined) throw new Error(`there is no enumeration ${name} for the words of a command`);
  return found;
}

/** Makes an enumeration from the domain's words and their descriptions. */
export function enumeration<Word extends string>(
  name: string,
  description: string,
  words: Readonly<Record<Word, string>>,
): Record<string, Word> {
  const values: Record<string, Word> = {};
  const valuesMap: Record<string, { description: string }> = {};
  for (const word of Object.keys(words) as Word[]) {
    const capitals = capitalsOf(word);
    values[capitals] = word;
    valuesMap[capitals] = { description: words[word] };
  }
  enumerations.set(name, values);
  registerEnumType(values, { name, description, valuesMap });
  return values;
}

/** Every refusal code with its English sentence. */
export const RefusalCodeEnum: Record<string, RefusalCode> = Object.fromEntries(
  Object.keys(refusalSentences).map((code) => [code, code as RefusalCode]),
);
enumerations.set('RefusalCode', RefusalCodeEnum);
registerEnumType(RefusalCodeEnum, {
  name: 'RefusalCode',
  description:
    'Why a command is refused: the code in the extensions of the error, next to its article, parameters and sentences. The codes of errors that are no refusals are listed in docs/queries.md.',
  valuesMap: Object.fromEntries(
    Object.entries(refusalSentences).map(([code, { en }]) => [code, { description: `Its sentence: ${withEveryPart(en)}` }]),
  ),
});

export const AnteFormatEnum = enumeration('AnteFormat', 'Who pays antes.', {
  none: 'No antes.',
  classic: 'Every player who is dealt in pays one.',
  button: 'The button pays one ante for the table.',
  bigBlind: 'The big blind pays one ante for the table.',
});

export const AntePriorityEnum = enumeration('AntePriority', 'What a player who cannot cover both pays first.', {
  blindFirst: 'The blind, then the ante with what is left.',
  anteFirst: 'The ante, then the blind with what is left.',
});

export const StreetEnum = enumeration('Street', 'A round of betting.', {
  preflop: 'Before the flop.',
  flop: 'After the first three cards of the board.',
  turn: 'After the fourth card of the board.',
  river: 'After the fifth and last card of the board.',
});

enumeration<DeckDefect>('DeckDefect', 'What may be wrong with a deck.', {
  none: 'Nothing.',
  damaged: 'A card is damaged.',
  marked: 'A card can be recognised by its back.',
});

export const ActorRoleEnum = enumeration('ActorRole', 'The capacity in which a command was given.', {
  director: 'The tournament director.',
  floor: 'A member of the floor staff.',
  dealer: 'The dealer of the table.',
  player: 'A player.',
  device: 'The device of a table.',
  integration: 'The software of a club or a federation.',
  clubAdmin: 'An admin of the club.',
  federationOfficial: 'An official of the federation.',
  federationAdmin: 'An admin of the federation.',
  importer: 'A program that imports recorded hands.',
  system: 'Tapis itself: the clock, or the reaction to an event.',
});

export const PeriodKindEnum = enumeration('PeriodKind', 'What a period of the blind structure is.', {
  level: 'A level with blinds.',
  break: 'A break without play.',
});

export const TournamentKindEnum = enumeration('TournamentKind', 'What a tournament is in its federation.', {
  weekly: 'A weekly one, or any that is ordinary.',
  regional: 'A regional final.',
  national: 'The national final.',
  other: 'None of these; it is ruled as an ordinary one.',
});

export const TournamentPhaseEnum = enumeration('TournamentPhase', 'How far a tournament is.', {
  announced: 'It is announced, and players can register.',
  seated: 'Seats are drawn.',
  running: 'It is being played.',
  finished: 'One player holds all the chips, or as many are left as qualify.',
});

export const SeedHolderEnum = enumeration('SeedHolder', 'Who has the seed of a draw until it is revealed.', {
  node: 'The server that the tournament was announced on.',
  organiser: 'The organiser, who reveals it with the draw.',
});

export const StandingStateEnum = enumeration('StandingState', 'Where a player is in a tournament.', {
  waiting: 'Waits for a place to become free.',
  registered: 'Entered; the tournament has not begun, or the player has not come yet.',
  in: 'Has chips.',
  eliminated: 'Has lost the last chips.',
  withdrawn: 'Has given up.',
  disqualified: 'Is excluded.',
  qualified: 'Has qualified by a satellite.',
  winner: 'Has all the chips.',
});

export const TableStateEnum = enumeration('TableState', 'What happens at a table.', {
  waiting: 'No hand is being played.',
  handInProgress: 'A hand is being played, or is not settled yet.',
  broken: 'The table was closed.',
});

export const ClockStateEnum = enumeration('ClockState', 'Whether the clock runs.', {
  notStarted: 'The tournament has not begun.',
  running: 'It runs.',
  paused: 'It was stopped by the director.',
  finished: 'The tournament is over.',
});

export const HandStageEnum = enumeration('HandStage', 'How far a hand is, as the list of hands shows it.', {
  opened: 'The tournament has opened it.',
  inProgress: 'It is being played.',
  completed: 'Its pots are pushed.',
  settled: 'The tournament has taken its stacks.',
  annulled: 'It was opened by mistake and does not count.',
});

export const TableHandStateEnum = enumeration('TableHandState', 'How far the hand at a table is.', {
  opened: 'The tournament has opened it.',
  dealing: 'Its cards are being dealt.',
  inProgress: 'Betting goes on.',
  awaitingRedeal: 'A misdeal was declared, or the hand is void: it is dealt again.',
  showdown: 'Hands are being shown.',
  completed: 'Its pots are pushed; the tournament has not taken the stacks yet.',
});

export const SeatStatusEnum = enumeration('SeatStatus', 'The status of a seat in a hand.', {
  live: 'It has cards and chips behind.',
  allIn: 'It has cards and no chips behind.',
  out: 'It folded or mucked.',
  dead: 'Its hand is dead for another cause than a fold, such as one that was taken away unseen from an absent player.',
});

export const SeatActionEnum = enumeration('SeatAction', 'What a seat did last.', {
  ante: 'Paid an ante.',
  smallBlind: 'Posted the small blind.',
  bigBlind: 'Posted the big blind.',
  fold: 'Folded.',
  check: 'Checked.',
  call: 'Called.',
  bet: 'Bet.',
  raise: 'Raised.',
  table: 'Tabled its hand.',
  muck: 'Mucked its hand.',
});

export const ActionTypeEnum = enumeration('ActionType', 'An action that a seat can take in its turn.', {
  fold: 'Give up the hand.',
  check: 'Pass without a bet to match.',
  call: 'Match the bet, or put the last chips in towards it.',
  allIn: 'Put all chips in, whatever the amount.',
  bet: 'Open the betting of the street, to the total given.',
  raise: 'Go over the bet, to the total given.',
});

export const WagerEnum = enumeration('Wager', 'What putting in more chips is called at the moment.', {
  bet: 'There is no bet on this street yet.',
  raise: 'There is a bet to go over; before the flop the big blind is one.',
});

export const AwardBasisEnum = enumeration('AwardBasis', 'How the winners of a pot were found.', {
  lastHand: 'Everybody else had given up.',
  cards: 'By the cards.',
  declaration: 'By the floor’s declaration, where the cards are not all known.',
  shared: 'The hand could not be played to its end: those still in shared the pots.',
});

export const HandPhaseEnum = enumeration('HandPhase', 'What a hand waits for.', {
  notStarted: 'Its start.',
  posting: 'Antes and blinds.',
  betting: 'An action of the seat in turn.',
  awaitingBoard: 'The next street.',
  settling: 'Nothing: the showdown or the last hand follows at once.',
  showdown: 'Hands to be tabled or mucked, or winners to be declared.',
  completed: 'Nothing more.',
  dealing: 'The last card of the initial deal.',
  awaitingRedeal: 'To be dealt again: the deal was cancelled.',
});

export const RaiseBarEnum = enumeration('RaiseBar', 'Why a seat may neither bet nor raise.', {
  nobodyCanCall: 'No other player could put in more.',
  stackTooShort: 'The stack reaches no further than a call.',
  notReopened: 'The seat has acted, and only short all-ins came since.',
  notOffered: 'An act of the seat did not stand, and left it no raise.',
  turnLost: 'The seat was skipped and spoke too late.',
});

enumeration('PurchaseKind', 'What a player can buy after the first entry.', {
  rebuy: 'Chips again at the seat; of several the last.',
  addOn: 'The add-on.',
  reEntry: 'Another entry; of several the last.',
});

enumeration('ChipPurchase', 'Chips that a player buys.', {
  rebuy: 'Chips again at the seat; of several the last.',
  addOn: 'The add-on.',
});

/** A sentence including its optional parts. */
function withEveryPart(sentence: string): string {
  return sentence.replaceAll(/\[([^[\]]*)\]/g, '$1');
}
