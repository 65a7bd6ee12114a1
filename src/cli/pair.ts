/** `tapis pair`: shows the code with which a browser becomes the desk of a tournament, or the device of a table. */
import { randomUUID } from 'node:crypto';
import { command } from './command.js';
import { oneOf, shared, wholeNumber } from './options.js';
import { askServer, serverUrl } from './running-server.js';
import { MAX_TABLES } from '../../events/values.js';

const roles = ['td', 'floor'] as const;

interface Offered {
  readonly pairingId: string;
  readonly code: string;
  readonly until: string;
}

export const pair = command({
  usage: 'pair TOURNAMENT-ID',
  about: `
Offers a pairing at a running server, with a token in the environment variable TAPIS_TOKEN. It prints a code of ten letters
and the address of the page where it is typed, once, within ten minutes. The browser that types it is the director's desk
for 16 hours or, with --table, the device of that table until the tournament ends.`,
  options: {
    role: { value: 'td|floor', meaning: 'what the desk may do (default td, the director)', read: roleOf },
    label: {
      value: 'TEXT',
      meaning: 'what the desk is called, such as "tablet at the bar"; it stays on record,\nso never the name of a person (default desk)',
    },
    table: { value: 'N', meaning: 'the device of this table instead of a desk', read: wholeNumber(1, MAX_TABLES) },
    url: serverUrl,
    json: shared.json,
  },
  operands: { least: 1, most: 1, missing: 'name the tournament by its id' },
  examples: ['tapis pair friday', 'tapis pair friday --role floor --label "phone of the floor"', 'tapis pair friday --table 3'],
  exitCodes: { 0: 'offered', 1: 'refused, or the server can’t be reached' },
  async run({ values, operands, io }) {
    const { url, role = 'td', label = 'desk', table, json } = values;
    const tournamentId = operands[0]!;
    const place = table === undefined ? { desk: { role: role.toUpperCase(), label } } : { table };
    const { offerPairing } = await askServer(url, (client) =>
      client.request<{ offerPairing: Offered }>(
        'mutation Pair($input: OfferPairingInput!) { offerPairing(input: $input) { pairingId code until } }',
        { input: { commandId: randomUUID(), tournamentId, ...place } },
      ),
    );
    const page = new URL(`/t/${tournamentId}/${table === undefined ? 'desk' : `table/${table}`}`, url).href;
    const { code, until, pairingId } = offerPairing;
    io.out.write(
      json
        ? `${JSON.stringify({ ...offerPairing, page })}\n`
        : `Code       ${code.slice(0, 5)} ${code.slice(5)}\n           Type it once, before ${until.slice(11, 16)} UTC.\nPage       ${page}\nPairing    ${pairingId}\n`,
    );
    return 0;
  },
});

/** @throws UsageError for an unknown role */
function roleOf(text: string, flag: string): (typeof roles)[number] {
  return oneOf(roles)(text, flag);
}
