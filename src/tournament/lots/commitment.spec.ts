/**
 * Seats are drawn by lot (RC 6; MO 1.3; TDA 13; RO 2.1; TF §1 b1), from a seed that was settled before anybody could know what comes of it.
 */
import { after, draw, friday, outcome, player, register, seed, when } from '../../../test/tournament-scenario.js';
import { hashSeed } from './seat-draw.js';
import { initialTournamentState, type TournamentState } from '../state.js';

/** The seeds of a node: each is the hash of the next. */
const third = seed('9');
const second = hashSeed(third);
const first = hashSeed(second);
const published = hashSeed(first);
const own = seed('1');

const reopen = { type: 'ReopenRegistration', reason: 'two stood in the queue' } as const;
const close = { type: 'CloseRegistration' } as const;
const reveal = (from: string) => ({ type: 'DrawSeats', seed: from }) as const;
const commit = (from: string) => ({ type: 'CommitDraw', hash: hashSeed(from) }) as const;
const leave = (name: string) => ({ type: 'WithdrawRegistration', playerId: player(name) }) as const;

const announced = after(initialTournamentState, { ...friday, commitment: published });
const three = after(announced, ...register('cyd', 'ada', 'bo'));

function seats(state: TournamentState): unknown {
  return state.phase === 'announced' ? state.draw?.seats : undefined;
}

describe('CreateTournament', () => {
  it('publishes the hash of the first draw’s seed', () => {
    const decision = when(initialTournamentState, { ...friday, commitment: published });
    expect(outcome(decision)).toEqual(['TournamentCreated', 'DrawCommitted']);
    expect(decision.events?.[0]?.data).not.toHaveProperty('commitment');
    expect(decision.events?.[1]?.data).toEqual({ draw: 1, hash: published, by: 'node' });
    expect(when(announced, { ...friday, commitment: first })).toEqual({ events: [] });
  });

  it('refuses a hash that is none', () => {
    expect(when(initialTournamentState, { ...friday, commitment: 'abc' }).refusal).toEqual({
      code: 'INVALID_HEX',
      article: null,
      parameters: { field: 'hash' },
    });
  });
});

describe('CloseRegistration', () => {
  it('says how many are on the list and what their draw must lead to; twice gives no events', () => {
    expect(when(three, close)).toEqual({ events: [{ type: 'RegistrationClosed', data: { players: 3, commitment: published } }] });
    expect(when(after(three, close), close)).toEqual({ events: [] });
  });

  it('lets nobody enter any more; who stands on the list still does', () => {
    const closed = after(three, close);
    expect(when(closed, register('dan')[0]!).refusal).toEqual({ code: 'REGISTRATION_CLOSED', article: null, parameters: { players: 3 } });
    expect(when(closed, register('ada')[0]!)).toEqual({ events: [] });
    expect(outcome(when(closed, leave('ada')))).toEqual(['RegistrationWithdrawn']);
  });
});

describe('ReopenRegistration', () => {
  it('takes a reason, and does nothing to an open list', () => {
    expect(when(three, reopen)).toEqual({ events: [] });
    expect(when(after(three, close), { ...reopen, reason: ' ' }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'reason', maximum: 500 },
    });
    expect(outcome(when(after(three, close), reopen))).toEqual(['RegistrationReopened']);
    expect(outcome(when(after(three, close, reopen), register('dan')[0]!))).toEqual(['PlayerRegistered']);
  });

  it('makes a draw void, and the next one comes from another seed that was settled long before', () => {
    const drawn = after(three, reveal(first));
    expect(when(drawn, reopen).events).toEqual([
      { type: 'RegistrationReopened', data: { reason: reopen.reason } },
      { type: 'DrawCommitted', data: { draw: 2, hash: first, by: 'node' } },
    ]);
    const again = after(drawn, reopen);
    expect(seats(again)).toBeUndefined();
    expect(when(again, reveal(first)).refusal).toEqual({
      code: 'SEED_NOT_COMMITTED',
      article: null,
      parameters: { hash: '98c858a727720b23bad28896550974264491fee671869e3dde3b64468d6e6bc0' },
    });
    expect(outcome(when(again, reveal(second)))).toEqual(['RegistrationClosed', 'SeatsDrawn']);
  });
});

describe('DrawSeats', () => {
  it('closes the list, seats every player and reveals the seed', () => {
    const decision = when(three, reveal(first));
    expect(outcome(decision)).toEqual(['RegistrationClosed', 'SeatsDrawn']);
    expect(outcome(when(after(three, close), reveal(first)))).toEqual(['SeatsDrawn']);
    const drawn = decision.events?.[1];
    expect(drawn).toMatchObject({ type: 'SeatsDrawn', data: { algorithm: 'sha256-fisher-yates-1', seed: first } });
    expect(drawn?.type === 'SeatsDrawn' && drawn.data.seats.map(({ playerId }) => playerId).sort()).toEqual(['ada', 'bo', 'cyd']);
  });

  it('refuses a seed whose hash was not published', () => {
    expect(when(three, reveal(second)).refusal).toEqual({ code: 'SEED_NOT_COMMITTED', article: null, parameters: { hash: published } });
    const nothing = after(initialTournamentState, friday, ...register('ada', 'bo'));
    expect(when(nothing, reveal(first)).refusal).toEqual({ code: 'SEED_NOT_COMMITTED', article: null, parameters: { hash: null } });
  });

  it('refuses to go without a seed, or with one that is none', () => {
    expect(when(three, { type: 'DrawSeats' }).refusal).toEqual({ code: 'SEED_NEEDED', article: null, parameters: { hash: published } });
    expect(when(three, reveal(seed('G'))).refusal).toEqual({ code: 'INVALID_HEX', article: null, parameters: { field: 'seed' } });
  });

  it('seats nobody whom the federation suspended since', () => {
    const reveals = { ...reveal(first), suspended: [player('bo'), player('elsewhere')] };
    expect(when(three, reveals).refusal).toEqual({ code: 'PLAYERS_SUSPENDED', article: null, parameters: { players: ['bo'] } });
    expect(when(three, { ...reveals, suspended: [player('elsewhere')] }).events).toHaveLength(2);
    const drawn = after(three, reveal(first));
    expect(when(drawn, reveals)).toEqual({ events: [] });
  });

  it('is made once for a list: again it gives no events, from another seed it is refused', () => {
    const drawn = after(three, reveal(first));
    expect(when(drawn, reveal(first))).toEqual({ events: [] });
    expect(when(drawn, { type: 'DrawSeats' })).toEqual({ events: [] });
    expect(when(drawn, reveal(second)).refusal).toEqual({ code: 'SEATS_ALREADY_DRAWN', article: 'RO 2.1', parameters: { players: 3 } });
  });

  it('needs two players', () => {
    const one = after(announced, ...register('ada'));
    expect(when(one, reveal(first)).refusal).toEqual({ code: 'TOO_FEW_PLAYERS', article: null, parameters: { players: 1, minimum: 2 } });
  });

  it('is void when somebody leaves, and nobody who knows its seed can fit the list to the next', () => {
    const drawn = after(three, reveal(first));
    const left = when(drawn, leave('ada'));
    expect(left.events).toEqual([
      { type: 'RegistrationWithdrawn', data: { playerId: 'ada' } },
      { type: 'DrawCommitted', data: { draw: 2, hash: first, by: 'node' } },
    ]);
    const without = after(drawn, leave('ada'));
    expect(when(without, reveal(first)).refusal).toEqual({
      code: 'SEED_NOT_COMMITTED',
      article: null,
      parameters: { hash: '98c858a727720b23bad28896550974264491fee671869e3dde3b64468d6e6bc0' },
    });
    const redrawn = after(without, reveal(second));
    expect(outcome(when(redrawn, leave('bo')))).toEqual(['RegistrationWithdrawn', 'DrawCommitted']);
    expect(when(redrawn, leave('bo')).events?.[1]?.data).toEqual({ draw: 3, hash: second, by: 'node' });
  });

  it('is void when somebody is excluded (RO 1.4)', () => {
    const drawn = after(three, reveal(first));
    const fraud = {
      type: 'DisqualifyPlayer',
      playerId: player('bo'),
      cause: 'identityFraud',
      reason: 'the card is another’s',
      at: 1,
    } as const;
    expect(outcome(when(drawn, fraud))).toEqual(['PlayerExcluded', 'DrawCommitted']);
  });

  it('goes on with the seed that nobody knows when somebody leaves after the closing and before the draw', () => {
    const left = after(three, close, leave('ada'));
    expect(outcome(when(left, reveal(first)))).toEqual(['SeatsDrawn']);
  });
});

describe('CommitDraw', () => {
  it('has the seats drawn from a seed of the organiser’s', () => {
    const committed = after(three, commit(own));
    expect(when(three, commit(own))).toEqual({
      events: [{ type: 'DrawCommitted', data: { draw: 1, hash: hashSeed(own), by: 'organiser' } }],
    });
    expect(when(committed, reveal(first)).refusal).toEqual({
      code: 'SEED_NOT_COMMITTED',
      article: null,
      parameters: { hash: hashSeed(own) },
    });
    expect(seats(after(committed, reveal(own)))).toEqual(
      seats(after(initialTournamentState, friday, ...register('ada', 'bo', 'cyd'), ...draw(own))),
    );
  });

  it('is made once a draw: the same hash gives no events, another one would be a choice', () => {
    const committed = after(three, commit(own));
    expect(when(committed, commit(own))).toEqual({ events: [] });
    expect(when(committed, commit(seed('2'))).refusal).toEqual({
      code: 'DRAW_ALREADY_COMMITTED',
      article: null,
      parameters: { hash: hashSeed(own) },
    });
  });

  it('must come before the closing, and be a hash', () => {
    expect(when(after(three, close), commit(own)).refusal).toEqual({
      code: 'REGISTRATION_CLOSED',
      article: null,
      parameters: { players: 3 },
    });
    expect(when(three, { type: 'CommitDraw', hash: 'dice' }).refusal).toEqual({
      code: 'INVALID_HEX',
      article: null,
      parameters: { field: 'hash' },
    });
  });

  it('is void when the list changes after the closing, because the organiser knows the seed', () => {
    const closed = after(three, commit(own), close);
    expect(when(closed, leave('ada')).events?.[1]).toEqual({ type: 'DrawCommitted', data: { draw: 1, hash: published, by: 'node' } });
    expect(when(after(closed, leave('ada')), reveal(own)).refusal).toEqual({
      code: 'SEED_NOT_COMMITTED',
      article: null,
      parameters: { hash: '272fefd10e6a3f850dcd4ce61295199f2d9b4ac517a17d6f98978dc6bfef61da' },
    });
    expect(outcome(when(after(closed, leave('ada')), reveal(first)))).toEqual(['SeatsDrawn']);
    const reopened = after(closed, reopen);
    expect(when(reopened, reveal(own)).refusal).toEqual({
      code: 'SEED_NOT_COMMITTED',
      article: null,
      parameters: { hash: '272fefd10e6a3f850dcd4ce61295199f2d9b4ac517a17d6f98978dc6bfef61da' },
    });
    expect(outcome(when(reopened, commit(seed('2'))))).toEqual(['DrawCommitted']);
  });

  it('leaves the seeds of the node for later: after it they go on where they stood', () => {
    const drawn = after(three, commit(own), reveal(own), leave('ada'));
    expect(outcome(when(drawn, reveal(first)))).toEqual(['SeatsDrawn']);
  });
});
