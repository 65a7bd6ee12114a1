/**
 * Everybody who has a name, with the words of their full and their public name, in memory. A search compares only the name that the asker
 * sees, and goes through all people. So neither its answer nor its time tells anything of a hidden name.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlayerId } from '../../../events/ids.js';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { clubs } from '../../../projections/clubs.js';
import { federations } from '../../../projections/federations.js';
import { people } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { resultsOfPlayer, sheetResults } from '../../../projections/sheet-results.js';
import type { Scope } from '../../access/principal.js';
import type { PersonVault, PlayerDirectory } from '../vault/person-vault.js';
import type { ViewChange } from '../views/view-feed.js';
import type { ViewStore } from '../views/view-store.js';
import { countRow, countWork, WorkDone } from '../work-done.js';
import { isNamed, wordsOfName } from './name-words.js';
import type { ScopeTree } from './scope-tree.js';

/** The names that an asker sees. */
export interface NamesInSight {
  /** Whether they see the full names of the people of a scope; null for people of no scope. */
  readonly seesIn: (scope: Scope | null) => boolean;
  /** Others whose full names they see. */
  readonly others: ReadonlySet<string>;
  /** Whether they see the public names of everybody. */
  readonly public: boolean;
}

interface Named {
  /** The scope responsible for them, as JSON. */
  readonly scope: string;
  readonly full: readonly string[];
  /** Null where the public sees no name. */
  readonly public: readonly string[] | null;
}

export interface PeopleIndexOptions {
  readonly vault: Pick<PersonVault, 'namedPeople' | 'nameOf' | 'onChange'>;
  readonly views: Pick<ViewStore, 'get' | 'view'>;
  readonly names: PlayerDirectory;
  readonly scopes: Pick<ScopeTree, 'scopeOfPlayer'>;
  /** Reports changed rows. */
  readonly onViews: (listener: (changes: readonly ViewChange[]) => void) => void;
}

/** The views behind public names and scopes. */
export const viewsOfNames: readonly AnyProjection[] = [people, playerEntries, sheetResults, clubs, federations];

/** People read again before other work runs. */
const AT_ONCE = 100;
/** People compared for the price of a row, and before other work runs. */
const FOR_A_ROW = 8;
const IN_A_TURN = 4_000;

export class PeopleIndex {
  readonly #named = new Map<PlayerId, Named>();
  /** People to read again. */
  readonly #stale = new Set<PlayerId>();
  /** Sets of the views, which are new ones after a rebuild. */
  #built: readonly unknown[] = [];

  #isFollowing = false;

  constructor(private readonly options: PeopleIndexOptions) {}

  /**
   * The people whose name, as the asker sees it, has these words; by that name.
   * @throws ViewError when a view behind it cannot be read
   */
  async find(asked: readonly string[], sight: NamesInSight): Promise<readonly PlayerId[]> {
    await this.#refresh();
    const found: { readonly playerId: PlayerId; readonly name: string }[] = [];
    const scopes = new Map<string, boolean>();
    let compared = 0;
    for (const [playerId, { scope, full, public: shown }] of this.#named) {
      if (compared % FOR_A_ROW === 0) countRow(0);
      if (++compared % IN_A_TURN === 0) await nextTurn();
      let seesScope = scopes.get(scope);
      // Decided for every scope, whoever is of it.
      if (seesScope === undefined) scopes.set(scope, (seesScope = sight.seesIn(JSON.parse(scope) as Scope | null)));
      const seesFull = seesScope || sight.others.has(playerId);
      const seen = seesFull || sight.public ? shown : null;
      if ((seesFull && isNamed(full, asked)) || (seen !== null && isNamed(seen, asked))) {
        found.push({ playerId, name: (seesFull ? full : seen!).join(' ') });
      }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.playerId < b.playerId ? -1 : 1));
    return found.map(({ playerId }) => playerId);
  }

  /** Reads what changed, at nobody's expense: what one search reads, the next does not. */
  async #refresh(): Promise<void> {
    const { vault, views } = this.options;
    this.#follow();
    // A view that cannot be read decides on nothing.
    for (const view of viewsOfNames) views.get(view, '');
    const built = viewsOfNames.map(({ name }) => views.view(name).setAside);
    if (built.some((each, at) => each !== this.#built[at])) {
      this.#built = built;
      this.#readAll();
    }
    while (this.#stale.size > 0) {
      countWork(new WorkDone(), () => {
        for (const playerId of [...this.#stale].slice(0, AT_ONCE)) {
          const named = vault.nameOf(playerId) === null ? null : this.#read(playerId);
          if (named === null) this.#named.delete(playerId);
          else this.#named.set(playerId, named);
          this.#stale.delete(playerId);
        }
      });
      if (this.#stale.size > 0) await nextTurn();
    }
  }

  /** From the first search on: until then nothing is kept. */
  #follow(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    this.options.vault.onChange((playerId) => {
      // An erased name is forgotten at once.
      this.#named.delete(playerId);
      this.#stale.add(playerId);
    });
    this.options.onViews((changes) => this.#note(changes));
  }

  #readAll(): void {
    for (const playerId of [...this.#named.keys(), ...this.options.vault.namedPeople()]) this.#stale.add(playerId);
  }

  /** Null for an id that was merged into another, which is found instead. */
  #read(playerId: PlayerId): Named | null {
    const { views, names, scopes } = this.options;
    const full = names.nameOf(playerId);
    if (full === null || views.get(people, playerId)?.body.mergedInto != null) return null;
    const shown = names.publicNameOf(playerId);
    return {
      scope: JSON.stringify(scopes.scopeOfPlayer(playerId)),
      full: wordsOfName(full),
      public: shown === null ? null : wordsOfName(shown),
    };
  }

  #note(changes: readonly ViewChange[]): void {
    for (const { view, partition, keys } of changes) {
      // The terms of a club or a federation are those of all its people.
      if (view === clubs.name || view === federations.name) this.#readAll();
      else if (view === people.name) this.#readAgain(keys);
      else if (view === playerEntries.name) this.#readAgain(keys.map((key) => key.split('/')[0]!));
      else if (view === sheetResults.name && partition.startsWith(resultsOfPlayer(''))) {
        this.#readAgain([partition.slice(resultsOfPlayer('').length)]);
      }
    }
  }

  #readAgain(ids: readonly string[]): void {
    for (const id of ids)
      if (this.#named.has(id as PlayerId) || this.options.vault.nameOf(id as PlayerId) !== null) this.#stale.add(id as PlayerId);
  }
}
