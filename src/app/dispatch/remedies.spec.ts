import type { CommandContext } from './outcome.js';
import { aggregates } from './aggregates.js';
import { refuseRemedy, remedyOf } from './remedies.js';

const context = (correlationId: string, role: 'director' | 'system' = 'director'): CommandContext => ({
  commandId: 'c',
  actor: { id: 'td', role },
  correlationId,
});

const claim = { playerId: null, parties: [], window: null };
const disputed = (state: object) => ({ load: async () => ({ state, revision: 0, position: 0, stop: null }) }) as never;
const ruled = (upheld: boolean) => ({ claim, status: 'ruled', rulings: [{ upheld }], appeal: null });

describe('a remedy of a dispute', () => {
  it('is a command that names the dispute as its correlation, but what is said in the dispute itself and who may do what', () => {
    expect(remedyOf(aggregates.hand, 'friday.d2')).toEqual({ disputeId: 'friday.d2', kind: 'ofTournament' });
    expect(remedyOf(aggregates.player, 'friday.d2')).toEqual({ disputeId: 'friday.d2', kind: 'forLater' });
    expect([
      remedyOf(aggregates.dispute, 'friday.d2'),
      remedyOf(aggregates.access, 'friday.d2'),
      remedyOf(aggregates.hand, 'friday'),
    ]).toEqual([null, null, null]);
  });

  it('is taken once the claim is upheld', async () => {
    expect(await refuseRemedy(aggregates.hand, context('friday.d2'), disputed(ruled(true)))).toBeNull();
    expect(await refuseRemedy(aggregates.hand, context('friday.d2'), disputed(ruled(false)))).toMatchObject({ code: 'DISPUTE_NOT_UPHELD' });
    const open = { claim, status: 'open', rulings: [], appeal: null };
    expect(await refuseRemedy(aggregates.tournament, context('friday.d2'), disputed(open))).toMatchObject({ code: 'DISPUTE_NOT_RULED' });
  });

  it('is nothing to what Tapis gives itself, and to an id that only looks like one of a dispute', async () => {
    const none = { claim: null, status: 'open', rulings: [], appeal: null };
    expect(await refuseRemedy(aggregates.hand, context('friday.d2', 'system'), disputed(ruled(false)))).toBeNull();
    expect(await refuseRemedy(aggregates.hand, context('friday.d2'), disputed(none))).toBeNull();
  });
});
