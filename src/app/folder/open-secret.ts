/** Opens the secret of a node, checked against its store. */
import { fingerprintOf, keepFingerprint, openDrawSecret } from './draw-secret.js';
import type { GuardedStore } from './guarded-store.js';
import type { Config } from '../config/config.js';

/** @throws DrawSecretError */
export async function openSecret(
  {
    folder,
    drawSecret,
    acceptNewSecret,
    formerSecret,
    storeAddress,
  }: Pick<Config, 'folder' | 'drawSecret' | 'acceptNewSecret' | 'formerSecret' | 'storeAddress'>,
  { store: { facts } }: Pick<GuardedStore, 'store'>,
  notice: (line: string) => void,
): Promise<string> {
  if (storeAddress !== undefined && drawSecret === undefined) {
    notice(
      'seats are drawn, commands are identified and personal data are sealed with the secret of this folder: give all nodes of the store the same one in TAPIS_DRAW_SECRET',
    );
  }
  const kept = (await facts?.read('secret')) ?? null;
  // An operator who gives the former secret is changing it.
  const isChanged = acceptNewSecret || (formerSecret !== undefined && kept === fingerprintOf(formerSecret));
  const secret = openDrawSecret(folder, drawSecret, isChanged ? null : kept);
  if (facts !== undefined) await keepFingerprint(facts, secret, kept, notice);
  return secret;
}
