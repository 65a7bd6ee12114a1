/** A search for people: by the names that the asker sees, or by an id of another program. */
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { people } from '../../../projections/people.js';
import { wordsOfName } from '../../app/registry/name-words.js';
import { PeopleIndex, viewsOfNames } from '../../app/registry/people-index.js';
import type { PersonVault } from '../../app/vault/person-vault.js';
import { VAULT } from '../../app/vault/vault.module.js';
import { countWork, WorkDone } from '../../app/work-done.js';
import type { Page, PageWindow } from '../../app/views/view-table.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { unauthenticated } from '../language/api-error.js';
import { connectionType, PageOf, pageWindow } from '../language/connections.js';
import { Costs } from '../language/costs.js';
import { Cursors } from '../language/cursors.js';
import { Player } from '../language/player.types.js';
import { namesInSight } from '../policy/names-in-sight.js';
import { ForEverybody } from '../policy/operations.js';
import { Policy } from '../policy/policy.js';
import { Reading } from '../reading/reading.js';
import { positionOf, reach } from '../reading/view-reading.js';
import { RequestContext } from '../request/request-context.js';
import { type ExternalIdInput, PlayersArgs } from './player-search.inputs.js';

const PlayerConnection = connectionType(() => Player, 'Player', 'people who were found');

/** An id of nobody. */
const NOBODY = '-' as PlayerId;

@Resolver()
export class PlayersResolver {
  constructor(
    private readonly reading: Reading,
    private readonly index: PeopleIndex,
    private readonly policy: Policy,
    @Inject(VAULT) private readonly vault: PersonVault,
  ) {}

  // It goes through the names of all people.
  @Costs({ weight: 5_000 })
  @ForEverybody()
  @Query(() => PlayerConnection, {
    description:
      'The people who are found by a name, as the asker sees it, in the order of these names; or by an external id. Somebody with several ids is found by the one that is kept. A club finds visitors by their public names.',
  })
  async players(@Args(checkedArgs) args: PlayersArgs, @Context() request: RequestContext): Promise<PageOf<PlayerId, Player>> {
    const { search, atLeast } = args;
    const { reading } = this;
    const words = search.name == null ? null : wordsOfName(search.name);
    const cursors = new Cursors('players', JSON.stringify(words ?? search.externalId));
    const window = pageWindow(args, cursors);
    await reach(reading, atLeast, ...viewsOfNames);
    const found =
      words === null
        ? this.#findByExternalId(search.externalId!, request)
        : await this.index.find(words, namesInSight(this.policy, reading.views, request));
    return new PageOf(
      pageIn(found, window),
      cursors,
      ({ body }) => new Player(body, reading.people, atLeast),
      () => found.length,
      positionOf(reading, people),
    );
  }

  #findByExternalId({ source, externalId: id }: ExternalIdInput, { principal }: RequestContext): readonly PlayerId[] {
    if (principal.kind === 'public') throw unauthenticated();
    const holders = this.vault.holdersOf({ source, id });
    // Neither price nor time tells whether somebody of others has the id.
    const asked = holders.length === 0 ? [NOBODY] : holders;
    const seen = countWork(new WorkDone(), () => asked.filter((holder) => this.policy.seesDataOf(principal, 'private.ids', holder)));
    return seen.filter((holder) => holder !== NOBODY);
  }
}

/** A page of a list in memory. A cursor has a place and a person, and holds while either is there. */
function pageIn(found: readonly PlayerId[], { after, before, first, last }: PageWindow): Page<PlayerId> {
  const placeOf = ({ sort, key }: { readonly sort: number; readonly key: string }): { readonly at: number; readonly isThere: boolean } => {
    const at = found.indexOf(key as PlayerId);
    return at < 0 ? { at: sort, isThere: false } : { at, isThere: true };
  };
  const [begin, end] = [after && placeOf(after), before && placeOf(before)];
  let from = begin === undefined ? 0 : Math.min(begin.at + Number(begin.isThere), found.length);
  let to = Math.max(from, end === undefined ? found.length : Math.min(end.at, found.length));
  if (first !== undefined) to = Math.min(to, from + first);
  else if (last !== undefined) from = Math.max(from, to - last);
  const rows = found.slice(from, to).map((body, index) => ({ key: body, partition: '', sort: from + index, body }));
  return { rows, hasPrevious: from > 0, hasNext: to < found.length };
}
