/**
 * Makes KurrentDB's user `tapis`, so that the nodes of Tapis need no administrator: it may read `$all`, and read and write streams. Nobody but administrators
 * may delete a stream or change its metadata. A second run changes nothing. docs/operations/cluster.md, "The user", says why.
 *
 * KURRENTDB_ADMIN     the address of the store, with an administrator
 * KURRENTDB_NODES     the nodes' HTTP addresses, parted by commas
 * KURRENTDB_PASSWORD  the administrator's password
 * TAPIS_PASSWORD      the password that the user gets
 */
import { jsonEvent, KurrentDBClient, StreamNotFoundError } from '@kurrent/kurrentdb-client';

const { KURRENTDB_ADMIN, KURRENTDB_NODES, KURRENTDB_PASSWORD, TAPIS_PASSWORD } = process.env;
const USER = 'tapis';
const admins = '$admins';
const writers = [admins, USER];
const settings = {
  $userStreamAcl: { $r: writers, $w: writers, $d: admins, $mr: writers, $mw: admins },
  $systemStreamAcl: { $r: admins, $w: admins, $d: admins, $mr: admins, $mw: admins },
};

/** Any node takes it; one that has no leader yet does not. */
async function makeUser() {
  const refused = [];
  for (const node of KURRENTDB_NODES.split(',')) {
    const response = await fetch(`${node}/users/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`admin:${KURRENTDB_PASSWORD}`).toString('base64')}`,
      },
      body: JSON.stringify({ loginName: USER, fullName: 'Tapis', groups: [], password: TAPIS_PASSWORD }),
    }).catch((error) => ({ status: error.cause?.code ?? error.message }));
    if (response.status === 201) return 'made';
    if (response.status === 409) return 'there already';
    refused.push(`${node}: ${response.status}`);
  }
  throw new Error(`no node made the user (${refused.join('; ')})`);
}

async function lastSettings(client) {
  try {
    for await (const { event } of client.readStream('$settings', { direction: 'backwards', fromRevision: 'end', maxCount: 1 }))
      return JSON.stringify(event.data);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return null;
}

const client = KurrentDBClient.connectionString(KURRENTDB_ADMIN);
try {
  process.stdout.write(`user ${USER}: ${await makeUser()}\n`);
  const isSet = (await lastSettings(client)) === JSON.stringify(settings);
  if (!isSet) {
    await client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: settings }));
    await client.setStreamMetadata('$all', { acl: { readRoles: writers } });
  }
  process.stdout.write(`rights: ${isSet ? 'as they should be' : 'set'}\n`);
} finally {
  await client.dispose();
}
