/**
 * The name of a person: from the vault for those who may see names. For the public, the visibility is the person's choice, else the default
 * of their club, else of its federation.
 */
import type { Visibility } from '../../../events/federation.js';
import type { PlayerId } from '../../../events/ids.js';
import { ALL_CLUBS, clubs } from '../../../projections/clubs.js';
import { ALL_FEDERATIONS, federations } from '../../../projections/federations.js';
import { people, type PersonRow } from '../../../projections/people.js';
import type { PersonVault, PlayerDirectory } from '../vault/person-vault.js';
import type { ScopeTree } from './scope-tree.js';
import type { ViewCheckpoint } from '../views/view.js';
import type { ViewStore } from '../views/view-store.js';

/** The most people kept in memory. */
const MOST_KEPT = 10_000;

export class PeopleNames implements PlayerDirectory {
  /** Rows at a checkpoint of their view. An answer names many people, most of whom have no row. */
  readonly #rows = new Map<PlayerId, PersonRow | undefined>();
  #asOf: ViewCheckpoint | null = null;
  #masks: { readonly clubsAsOf: unknown; readonly federationsAsOf: unknown; readonly isAny: boolean } | null = null;

  constructor(
    private readonly vault: PersonVault,
    private readonly views: ViewStore,
    private readonly scopes: Pick<ScopeTree, 'homeOfPlayer'>,
  ) {}

  nameOf(playerId: PlayerId): string | null {
    return this.vault.nameOf(playerId) ?? this.#nameOfSurvivor(playerId);
  }

  publicNameOf(playerId: PlayerId): string | null {
    const person = this.#survivorOf(playerId);
    const name = this.nameOf(playerId);
    switch (person?.visibility ?? this.#termsFor(playerId)) {
      case 'name':
        return name;
      case 'initials':
        return name === null ? null : initialsOf(name);
      case 'pseudonym':
        return this.vault.read(person!.playerId).pseudonym ?? null;
      case 'hidden':
        return null;
    }
  }

  #survivorOf(playerId: PlayerId): PersonRow | undefined {
    const person = this.#rowOf(playerId);
    return person?.mergedInto == null ? person : (this.#rowOf(person.mergedInto) ?? person);
  }

  #nameOfSurvivor(playerId: PlayerId): string | null {
    const survivor = this.#rowOf(playerId)?.mergedInto ?? null;
    return survivor === null ? null : this.vault.nameOf(survivor);
  }

  /** @throws ViewError when the view cannot be read */
  #rowOf(playerId: PlayerId): PersonRow | undefined {
    const { checkpoint, failure, rebuilding } = this.views.view(people.name);
    if (checkpoint !== this.#asOf || this.#rows.size >= MOST_KEPT) this.#rows.clear();
    this.#asOf = checkpoint;
    const isReadable = failure === null && !rebuilding;
    if (isReadable && this.#rows.has(playerId)) return this.#rows.get(playerId);
    const row = this.views.get(people, playerId)?.body;
    this.#rows.set(playerId, row);
    return row;
  }

  /** The default visibility of a person's club, else of its federation. It applies to unregistered people too. */
  #termsFor(playerId: PlayerId): Visibility {
    if (!this.#anyoneMasks()) return 'name';
    const home = this.scopes.homeOfPlayer(playerId);
    const club = home === null ? undefined : this.views.get(clubs, home)?.body;
    if (club === undefined) return 'name';
    const federation = club.federationId === null ? undefined : this.views.get(federations, club.federationId)?.body;
    return club.publicName ?? federation?.publicName ?? 'name';
  }

  /** Whether any club or federation shows less than the name. Usually none does, and then nobody is looked up. */
  #anyoneMasks(): boolean {
    const [clubsAsOf, federationsAsOf] = [this.views.view(clubs.name).checkpoint, this.views.view(federations.name).checkpoint];
    if (this.#masks?.clubsAsOf !== clubsAsOf || this.#masks.federationsAsOf !== federationsAsOf) {
      const terms = [...this.views.page(clubs, ALL_CLUBS).rows, ...this.views.page(federations, ALL_FEDERATIONS).rows];
      const isAny = terms.some(({ body }) => body.publicName !== null && body.publicName !== 'name');
      this.#masks = { clubsAsOf, federationsAsOf, isAny };
    }
    return this.#masks.isAny;
  }
}

const letters = new Intl.Segmenter();

/** The first letter of each part of a name: "Anna de Vries" is "A. d. V.". */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  return parts.map((part) => `${letters.segment(part).containing(0)!.segment}.`).join(' ');
}
