import type { ExchangeBy } from '../../../events/tournament-chip-race.js';
import { enumeration } from '../language/enums.js';

enumeration<'total' | 'partial'>('ColorUpExtent', 'How many chips of a value are changed.', {
  total: 'All of them.',
  partial: 'Those that players have too many of.',
});

enumeration<ExchangeBy>('ExchangeBy', 'Who exchanges chips.', {
  players: 'Players among themselves.',
  director: 'The director of the tournament.',
  floor: 'A floor of the director’s staff.',
});

export const RaceMethodEnum = enumeration<'cards' | 'threshold'>('RaceMethod', 'What decides who wins a chip for odd ones.', {
  cards: 'Cards: each odd chip is dealt one, and the best win.',
  threshold: 'By the chips that a player has left: half a chip or more gets one.',
});
