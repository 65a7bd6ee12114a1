/**
 * Erases a person from a data folder. It runs what `npm run build` made.
 */
import { join } from 'node:path';

const [folder, built, playerId] = process.argv.slice(2);
const { openTapis } = await import(join(built, 'src/app/tapis.js'));
const tapis = await openTapis({ folder });
const by = { actor: { id: 'td', role: 'director' }, correlationId: 'erase', commandId: 'erase' };
await tapis.give('player', playerId, { type: 'ErasePerson' }, by);
await tapis.close();
