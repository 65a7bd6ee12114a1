import { enumeration } from '../language/enums.js';

export const BlindEnum = enumeration<'smallBlind' | 'bigBlind'>('Blind', 'A blind.', {
  smallBlind: 'The small blind.',
  bigBlind: 'The big blind.',
});
