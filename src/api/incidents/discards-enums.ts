/** Enumerations of hands that are dead without a fold. */
import type {
  DiscardManner,
  DiscardReason,
  DiscardStage,
  OpenedWhen,
  PhoneUse,
  ShownTo,
  TalkKind,
  UncalledBet,
} from '../../../events/hand-discards.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import { killCauses } from '../../texts/incident-names.js';
import { enumeration } from '../language/enums.js';
import { explained } from './incident-enums.js';

type Mishap = Extract<DiscardCommand, { type: 'ReportHandKilled' }>['cause'];

const { sweptByDealer, thrownByOther, thrownIntoMuck, touchedByOther, cardsThrownOn, notIdentifiable, timeExpired } = explained(killCauses);

enumeration<Mishap>('Mishap', 'What happened to a live hand through no act of its player.', {
  sweptByDealer,
  thrownByOther,
  thrownIntoMuck,
  touchedByOther,
  cardsThrownOn,
  notIdentifiable,
  timeExpired,
});

enumeration<DiscardStage>('DiscardStage', 'When a hand was thrown.', {
  betting: 'While bets were possible.',
  showdown: 'At showdown.',
});

enumeration<DiscardReason>('DiscardReason', 'Why a player discarded a hand.', {
  fold: 'To fold.',
  mistake: 'By mistake.',
  thoughtHeWon: 'In the belief of having won.',
  misledByOpponent: 'Misled by what an opponent announced.',
  dodge: 'To avoid showing it.',
});

enumeration<DiscardManner>('DiscardManner', 'How cards were thrown.', {
  flat: 'Face down and low, as they should be.',
  high: 'High, through the air.',
  faceUp: 'Face up.',
  offTable: 'Off the table.',
});

enumeration<ShownTo>('ShownTo', 'Who saw a hand that was shown.', {
  table: 'Everybody.',
  outOfHand: 'A person who is not in the hand: a spectator, or a player who folded.',
  livePlayer: 'One opponent with live cards.',
});

export const OpenedWhenEnum = enumeration<OpenedWhen>('OpenedWhen', 'When everybody sees a hand that was shown.', {
  now: 'At once.',
  endOfBettingRound: 'Once the round of betting is over.',
  endOfHand: 'Once the hand is over.',
});

enumeration<PhoneUse>('PhoneUse', 'What a player did with a phone or another device.', {
  talking: 'The player spoke on it.',
  reading: 'The player looked at it.',
  other: 'Something else, or not known.',
});

enumeration<UncalledBet>('UncalledBet', 'What the director decides on the part of a dead hand’s bet that nobody called.', {
  refund: 'It goes back to its player.',
  none: 'It stays in the pot.',
});

enumeration<TalkKind>('TalkKind', 'What was said of a hand.', {
  ownHand: 'What the speaker holds, live.',
  contentOfLiveHand: 'What another live hand holds.',
  contentOfDeadHand: 'What a dead hand held.',
  readsUntabledHand: 'How a hand reads that is not tabled.',
  advice: 'How a hand should be played.',
});
