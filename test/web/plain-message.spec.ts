/** What a screen shows of a refusal. */
import { plainMessage } from '../../web/lib/plain-message.js';

it.each([
  ['No seat is free. Open a table first (openTable).', 'No seat is free. Open a table first.'],
  ['Les mains reprennent après (startPeriod y met fin maintenant).', 'Les mains reprennent après.'],
  ['Give it more, or go to the next one (startPeriod).', 'Give it more, or go to the next one.'],
  ['Indiquez leur tapis dans la commande (« stack »), ou leur ordre (« order »).', 'Indiquez leur tapis dans la commande, ou leur ordre.'],
  ['The field counts 12 players (3 of them away).', 'The field counts 12 players (3 of them away).'],
])('%s', (message, shown) => expect(plainMessage(message)).toBe(shown));
