/** `tapis token`: makes, lists and revokes tokens, through the API of a running server, so that all nodes know. */
import { randomUUID } from 'node:crypto';
import { command, UsageError } from './command.js';
import { oneOf, shared } from './options.js';
import { askServer, serverUrl } from './running-server.js';
import { textTable } from './text-table.js';

const actions = ['create', 'list', 'revoke'] as const;
const roles = ['INTEGRATION_READ', 'INTEGRATION_WRITE', 'FLOOR', 'TD', 'CLUB_ADMIN', 'FEDERATION_OFFICIAL', 'FEDERATION_ADMIN'] as const;

interface Listed {
  readonly tokenId: string;
  readonly principalId: string;
  readonly kind: string;
  readonly label: string | null;
  readonly lastUsed: string | null;
  readonly expiresAt: string | null;
  readonly isRevoked: boolean;
}

export const token = command({
  usage: 'token create | list | revoke TOKEN-ID',
  about: `
Makes, lists and revokes tokens at a running server. It needs a token itself, in the environment variable TAPIS_TOKEN:
the admin token, or one whose holder may grant the roles. With --role, "create" makes a token for somebody who is new:
they get the roles on the federation, club or tournament that is named, or on the whole installation. Without --role,
it makes another token for whoever asks. A token is printed once. A revoked token opens nothing on any node, nor does any
that was made with it, and open WebSockets with them are closed. With --keep, "revoke" leaves some of those that were made
with it.`,
  options: {
    url: serverUrl,
    role: {
      value: 'ROLE',
      repeated: true,
      meaning:
        'a role of the new holder: integration-read, integration-write, floor, td,\nclub-admin, federation-official or federation-admin; may be repeated',
      read: roleOf,
    },
    service: { meaning: 'the new holder is a program, not a person' },
    federation: { value: 'ID', meaning: 'the federation on which the new holder has the roles' },
    club: { value: 'ID', meaning: 'the club on which the new holder has the roles' },
    tournament: { value: 'ID', meaning: 'the tournament on which the new holder has the roles' },
    label: { value: 'TEXT', meaning: 'what the token is for' },
    until: { value: 'TIME', meaning: 'when the token ends, such as 2026-12-31T23:00:00Z (default: when it is revoked)', read: timeOf },
    keep: { value: 'TOKEN-ID', repeated: true, meaning: 'with revoke: a token that was made with it and goes on; may be repeated' },
    json: shared.json,
  },
  operands: { least: 1, most: 2, missing: 'say what to do: create, list or revoke' },
  examples: [
    'tapis token create --role floor --tournament friday --label "table phone of the floor"',
    'tapis token create --service --role integration-read --club mons --label "club site"',
    'tapis token list',
    'tapis token revoke 3b9d0c1f2a4e5d6c7b8a',
  ],
  exitCodes: { 0: 'done', 1: 'refused, or the server can’t be reached' },
  async run({ values, operands, io }) {
    const [word, tokenId] = operands;
    const action = oneOf(actions)(word!, 'tapis token');
    if ((action === 'revoke') !== (tokenId !== undefined))
      throw new UsageError(
        action === 'revoke' ? 'name the token to revoke by its id, as "tapis token list" shows it' : `"${action}" takes nothing more`,
      );
    const commandId = randomUUID();
    return askServer(values.url, async (client) => {
      switch (action) {
        case 'create': {
          const { label, until: expiresAt, federation: federationId, club: clubId, tournament: tournamentId } = values;
          const scope = { federationId, clubId, tournamentId };
          if (values.role.length === 0 && (values.service || Object.values(scope).some((id) => id !== undefined)))
            throw new UsageError('a new holder needs a role: give --role');
          const holder =
            values.role.length === 0 ? undefined : { kind: values.service ? 'SERVICE' : 'PERSON', roles: values.role, ...scope };
          const { createToken } = await client.request<{ createToken: { key: string; tokenId: string; principalId: string } }>(
            'mutation CreateToken($input: CreateTokenInput!) { createToken(input: $input) { key tokenId principalId } }',
            { input: { commandId, holder, label, expiresAt } },
          );
          const { key: made, tokenId: id, principalId } = createToken;
          io.out.write(
            values.json
              ? `${JSON.stringify(createToken)}\n`
              : `Token      ${made}\n           Keep it: it is shown only now.\nToken id   ${id}\nPrincipal  ${principalId}\n`,
          );
          return 0;
        }
        case 'list': {
          const { me } = await client.request<{ me: { tokens: readonly Listed[] } }>(
            'query Tokens { me { tokens { tokenId principalId kind label lastUsed expiresAt isRevoked } } }',
          );
          io.out.write(values.json ? `${JSON.stringify(me.tokens)}\n` : listText(me.tokens));
          return 0;
        }
        case 'revoke': {
          const { revokeToken } = await client.request<{ revokeToken: { changed: boolean; tokenIds: readonly string[] } }>(
            'mutation RevokeToken($input: RevokeTokenInput!) { revokeToken(input: $input) { changed tokenIds } }',
            { input: { commandId, tokenId, ...(values.keep.length === 0 ? {} : { keep: values.keep }) } },
          );
          const others = revokeToken.tokenIds.filter((id) => id !== tokenId);
          const more = others.length === 0 ? '' : `\nRevoked with it, as they were made with it: ${others.join(', ')}.`;
          const said = `${revokeToken.changed ? 'Revoked.' : 'It was revoked before.'}${more}`;
          io.out.write(values.json ? `${JSON.stringify(revokeToken)}\n` : `${said}\n`);
          return 0;
        }
      }
    });
  },
});

function listText(tokens: readonly Listed[]): string {
  if (tokens.length === 0) return 'No token was made yet.\n';
  const rows = tokens.map(({ tokenId, principalId, kind, label, lastUsed, expiresAt, isRevoked }) => [
    tokenId,
    principalId,
    kind.toLowerCase(),
    isRevoked ? 'revoked' : expiresAt === null ? 'open' : `until ${expiresAt.slice(0, 16)}`,
    lastUsed ?? 'never',
    label ?? '',
  ]);
  return textTable(
    ['Token id', 'Principal', 'Kind', 'State', 'Last used', 'For'].map((title) => ({ title })),
    rows,
  );
}

/** @throws UsageError for an unknown role */
function roleOf(text: string, flag: string): (typeof roles)[number] {
  const words = roles.map((role) => role.toLowerCase().replaceAll('_', '-'));
  return roles[words.indexOf(oneOf(words)(text, flag))]!;
}

/** @throws UsageError for an invalid time */
function timeOf(text: string, flag: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`${flag} takes a time such as 2026-12-31T23:00:00Z, not "${text}"`);
  return new Date(time).toISOString();
}
