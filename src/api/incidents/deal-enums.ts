import type { DealFault, DealRemedy, MisdealCause } from '../../../events/hand-deal.js';
import type { ExposedBy, SeenBy, SpoiltBy, SpoiltHow } from '../../../events/hand-deal-cards.js';
import type { Posture } from '../../../commands/hand/deal.js';
import type { DealPhase, DealState, SpoiltCard } from '../../hand/state/deal.js';
import { dealRemedies, misdealCauses } from '../../texts/deal-names.js';
import { enumeration } from '../language/enums.js';
import { explained } from './incident-enums.js';

const { firstCardWrongSeat, wrongOrder, forbiddenSeat, playerSkipped, wrongCount, aberration } = explained(misdealCauses);

enumeration<DealFault>('DealFault', 'What went wrong with a deal, as the table reports it.', {
  firstCardWrongSeat,
  wrongOrder,
  forbiddenSeat,
  playerSkipped,
  wrongCount,
  aberration,
});

export const MisdealCauseEnum = enumeration<MisdealCause>(
  'MisdealCause',
  'Why a deal is cancelled, or why its cancellation is asked for.',
  explained(misdealCauses),
);

export const DealRemedyEnum = enumeration<DealRemedy | 'tooLate'>('DealRemedy', 'The outcome of a fault of the deal.', {
  ...explained(dealRemedies),
  tooLate: 'It was noticed once too much had been played: the hand goes on.',
});

enumeration<Posture>('Posture', 'Where a player was when it mattered.', {
  seated: 'In the chair.',
  withinReach: 'Standing within arm’s reach of the cards.',
  away: 'Neither.',
});

export const DealPhaseEnum = enumeration<DealPhase>('DealPhase', 'How far the initial deal is.', {
  presumed: 'Not reported: it is taken as done.',
  dealing: 'Cards are being dealt, and no seat can act.',
  complete: 'The last card is dealt.',
  misdealt: 'It is cancelled: the hand is dealt again.',
});

export const FirstBurnEnum = enumeration<DealState['firstBurn']>('FirstBurn', 'What is burned before the flop.', {
  stub: 'The first card of the stub.',
  exposedCard: 'The card that was turned up in the deal and replaced.',
  extraCard: 'The card too many that was taken back.',
});

export const SpoiltCardFateEnum = enumeration<SpoiltCard['fate']>(
  'SpoiltCardFate',
  'What happens to a card of the deal that was turned up, seen or dropped.',
  {
    plays: 'It stays in the hand.',
    dead: 'It is dead, and is to be replaced.',
    replaced: 'It was replaced.',
  },
);

enumeration<ExposedBy>('ExposedBy', 'Who turned a card of the deal up.', {
  dealer: 'The dealer.',
  playerInvoluntary: 'Its player, who did not mean to.',
  playerDeliberate: 'Its player, on purpose.',
  playerToForceMisdeal: 'Its player, who wanted the deal cancelled.',
});

enumeration<'dealer' | 'player'>('DroppedBy', 'Who made a card of the deal fall, or let it be seen.', {
  dealer: 'The dealer.',
  player: 'Its player.',
});

export const SeenByEnum = enumeration<SeenBy>('SeenBy', 'How many players saw a card of the deal.', {
  one: 'One.',
  two: 'Two.',
  several: 'Three or more, but not all.',
  all: 'All.',
});

export const SpoiltHowEnum = enumeration<SpoiltHow>('SpoiltHow', 'What happened to a card of the deal.', {
  exposed: 'It was turned up.',
  fallen: 'It fell from the table.',
  flashed: 'It was seen without being turned up.',
});

export const SpoiltByEnum = enumeration<SpoiltBy>('SpoiltBy', 'Who made it happen.', {
  dealer: 'The dealer.',
  playerInvoluntary: 'Its player, who did not mean to.',
  playerDeliberate: 'Its player, on purpose.',
  playerToForceMisdeal: 'Its player, who wanted the deal cancelled.',
  player: 'Its player.',
});
