import { enumeration } from '../language/enums.js';

enumeration('DisqualificationCause', 'Why a player is disqualified.', {
  identityFraud: 'A lie about identity or age.',
  penalty: 'As a penalty.',
  other: 'For another reason, which is given.',
});

enumeration('EliminationOrder', 'How players who go out at one moment with unknown chips are placed.', {
  tied: 'They share a place.',
  asListed: 'One after the other: the first of the list went out first, in the worst place.',
});
