/** A deal that was made and is annulled by the director: play goes on, or the prizes follow the places. */
import { firstEdition } from '../../../events/editions.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import { after, asRunning, count, open, settle, sitting, START, started, when } from '../../../test/tournament-scenario.js';
import type { TournamentState } from '../state.js';

const nothing = { price: 0, toPot: 0 };
const prizes: PrizeTerms = {
  entry: { ...nothing, bounty: 0 },
  rebuy: nothing,
  addOn: nothing,
  added: 0,
  table: { kind: 'amounts', cents: [10_000, 8000, 2000, 500] },
  things: [],
};
const annul = { type: 'AnnulDeal', deal: 1, reason: 'the amounts were typed wrongly', at: START } as const;

/** Four players with these chips by seat. */
function four(stacks: readonly number[]): TournamentState {
  const state = after(
    started(['ada', 'bo', 'cyd', 'dan'], {
      rulebook: firstEdition('tdaFr'),
      seatsPerTable: 8,
      startingStack: 2500,
      chipUnit: 1,
      structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
    }),
    { type: 'SetPrizes', prizes, at: START },
    { type: 'CloseLateEntry', ruling: 'everybody is here', at: START },
  );
  return after(state, count(state, 1, Object.fromEntries(stacks.map((stack, at) => [at + 1, stack]))));
}

/** With a deal that all accept. */
function dealt(state: TournamentState, playOn: boolean): TournamentState {
  const acceptedBy = asRunning(state).tables[0]!.seats.map(({ playerId }) => playerId);
  return after(state, { type: 'ProposeDeal', method: 'chipChop', leftForWinner: 0, playOn, acceptedBy, at: START });
}

describe('a deal that is annulled', () => {
  it.each([
    ['different stacks', [5000, 3000, 1500, 500]],
    ['equal stacks', [4000, 2000, 2000, 2000]],
  ])('after it ended play: everybody is in again with their chips, at their seats (%s)', (_of, stacks) => {
    const before = four(stacks);
    const over = dealt(before, false);
    expect(over.phase).toBe('finished');
    const annulled = after(over, annul);
    expect(asRunning(annulled).tables[0]!.seats).toEqual(asRunning(before).tables[0]!.seats);
    expect(annulled).toMatchObject({ phase: 'running', eliminations: [], prizes: { deal: null, awarded: null }, entry: { removed: 0 } });
    const { events } = when(over, annul);
    expect(events!.map(({ type }) => type).filter((type) => type !== 'PlaceCorrected')).toEqual([
      'DealAnnulled',
      'TournamentReopened',
      'PlayerReinstated',
      'PlayerReinstated',
      'PlayerReinstated',
      'AwardsWithdrawn',
    ]);
    expect(dealt(annulled, false)).toMatchObject({ phase: 'finished', prizes: { deal: { deal: 2 } } });
  });

  it('while play goes on: the shares are nobody’s, and another deal can be made', () => {
    const going = dealt(four([5000, 3000, 1500, 500]), true);
    expect(asRunning(going).prizes.deal).toMatchObject({ playOn: true });
    expect(when(going, annul)).toMatchObject({
      events: [{ type: 'DealAnnulled', data: { deal: 1, shares: [{}, {}, {}, {}], reason: annul.reason } }],
    });
    expect(asRunning(after(going, annul)).prizes.deal).toBeNull();
  });

  it('after play went on to the end: prizes are those of the places, with what they were to be before', () => {
    const going = after(dealt(four([5000, 3000, 1500, 500]), true), open(1));
    const winner = sitting(going, 1, 1);
    const over = after(going, settle(going, 1, { 1: 10_000 }));
    const { events } = when(over, annul);
    expect(events!.map(({ type }) => type)).toEqual(['DealAnnulled', 'PrizesAwarded']);
    expect(events!.at(-1)).toMatchObject({
      data: { awards: [{ playerId: winner, place: 1, cents: 10_000 }, { cents: 8000 }, { cents: 2000 }, { cents: 500 }] },
    });
    expect((events!.at(-1)!.data as { changed: unknown[] }).changed).toHaveLength(4);
  });

  it('is refused where there is none, and once the results are ratified', () => {
    const over = dealt(four([5000, 3000, 1500, 500]), false);
    expect(when(over, { ...annul, deal: 2 }).refusal).toEqual({ code: 'DEAL_NOT_MADE', article: null, parameters: { deal: 2 } });
    expect(when(after(over, annul), annul).refusal).toMatchObject({ code: 'DEAL_NOT_MADE' });
    expect(when(over, { ...annul, ratified: true }).refusal).toEqual({ code: 'RESULTS_RATIFIED', article: null, parameters: {} });
  });
});
