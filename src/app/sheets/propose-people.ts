/** Whom a typed name or licence may mean: members of a club with a similar name, and the holder of the licence in other letters. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClubId, PlayerId } from '../../../events/ids.js';
import { clubMembers } from '../../../projections/club-members.js';
import { licenceSource, type PersonVault } from '../vault/person-vault.js';
import type { PlaceInView } from '../views/view-table.js';
import type { ViewStore } from '../views/view-store.js';
import { similarName } from './names.js';

/** Members whose names are read per turn: some milliseconds. */
const MEMBERS_A_TURN = 1_000;

export interface TypedPerson {
  readonly name: string | null;
  readonly licence?: string | undefined;
}

/** Proposes people for typed names; the holder of the licence first. */
export type Propose = (typed: TypedPerson) => readonly PlayerId[];

/** Reads the members of a club in pieces, because a club may have tens of thousands. */
export async function openProposals(
  { vault, views }: { readonly vault: PersonVault; readonly views: ViewStore },
  clubId: ClubId,
  federationId: string | null,
): Promise<Propose> {
  const members = new Map<string, PlayerId[]>();
  for (let after: PlaceInView | undefined; ;) {
    const { rows, hasNext } = views.page(clubMembers, clubId, { after, first: MEMBERS_A_TURN });
    for (const { body } of rows) {
      const name = vault.nameOf(body.playerId);
      if (name === null) continue;
      const similar = similarName(name);
      const namesakes = members.get(similar);
      if (namesakes === undefined) members.set(similar, [body.playerId]);
      else namesakes.push(body.playerId);
    }
    if (!hasNext) break;
    after = rows.at(-1);
    await nextTurn();
  }
  return ({ name, licence }) => {
    const spellings = licence === undefined || federationId === null ? [] : spellingsOf(licence);
    const holders = spellings.map((id) => vault.holderOf({ source: licenceSource(federationId!), id }));
    const byName = name === null ? [] : (members.get(similarName(name)) ?? []);
    return [...new Set([...holders.filter((holder) => holder !== null), ...byName])];
  };
}

function spellingsOf(licence: string): readonly string[] {
  const plain = licence.replaceAll(/\s+/g, '');
  return [licence.toUpperCase(), licence.toLowerCase(), plain, plain.toUpperCase(), plain.toLowerCase()];
}
