/** Everything kept about a person: the vault's data, the registry's, who read them, and where they played. */
import type { PlayerId } from '../../../events/ids.js';
import { people } from '../../../projections/people.js';
import { personalDataReads } from '../../../projections/personal-data-reads.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import type { PersonVault } from '../vault/person-vault.js';
import type { ViewStore } from '../views/view-store.js';
import { plainId } from './external-ids.js';
import { survivingIdOf } from './surviving-id.js';

/** Plain data for JSON; null for an unknown id. Events of hands and of discipline use the same id: `tapis events --player` lists them. */
export function exportPerson(
  { views, vault }: { readonly views: ViewStore; readonly vault: PersonVault },
  asked: PlayerId,
  withWords: boolean,
): object | null {
  // A merged id leads to the same person.
  const playerId = survivingIdOf(views, asked);
  const person = views.get(people, playerId)?.body ?? null;
  const kept = [playerId, ...(person?.duplicates ?? [])].map((id) => {
    const { words: _words, wordsWith: _with, ...kept } = vault.read(id);
    return { id, ...kept, externalIds: kept.externalIds.map(plainId), ...(withWords ? { words: vault.wordsAbout(id) } : {}) };
  });
  const entries = views.page(playerEntries, playerId).rows.map(({ body }) => body);
  const isNobody = person === null && entries.length === 0 && vault.isEmpty(playerId);
  if (isNobody) return null;
  return {
    playerId,
    vault: kept,
    registry: person,
    readBy: [playerId, ...(person?.duplicates ?? [])].flatMap((id) => views.page(personalDataReads, id).rows.map(({ body }) => body)),
    tournaments: entries.map(({ tournamentId, playerId: enteredAs }) => ({
      tournamentId,
      enteredAs,
      standing: views.get(standings, standingKey(tournamentId, enteredAs))?.body ?? null,
    })),
  };
}
