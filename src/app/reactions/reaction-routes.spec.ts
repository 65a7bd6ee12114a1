import type { CommittedEvent } from '../../../events/envelope.js';
import { ReactionRoutes } from './reaction-routes.js';

describe('reactions by type of event', () => {
  const react = (seen: string[], name: string) => async () => {
    seen.push(name);
    return null;
  };

  it('go to whom the type belongs to', async () => {
    const seen: string[] = [];
    const routes = new ReactionRoutes();
    routes.add(['HandOpened'], react(seen, 'hands'));
    routes.add(['TableBroken'], react(seen, 'tables'));
    expect([routes.has('TableBroken'), routes.has('SeatsDrawn')]).toEqual([true, false]);
    await routes.react({ type: 'TableBroken' } as CommittedEvent);
    expect(seen).toEqual(['tables']);
  });

  it('belong to one only', () => {
    const routes = new ReactionRoutes();
    routes.add(['TableBroken'], react([], 'hands'));
    expect(() => routes.add(['TableBroken'], react([], 'tables'))).toThrow('two process managers react to TableBroken');
  });
});
