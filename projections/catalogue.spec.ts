import { eventTypes } from '../events/catalogue.js';
import { disputeEvents } from '../events/dispute.js';
import { projections } from './catalogue.js';

describe('the catalogue of views', () => {
  // The audit feed and the disputes read every event type.
  const readsAll = (on: object): boolean => Object.keys(on).length === eventTypes.length;
  const shown = new Set([
    ...projections.filter(({ on }) => !readsAll(on)).flatMap(({ on }) => Object.keys(on)),
    ...Object.keys(disputeEvents),
  ]);

  it('shows every event that there is, but those whose declaration says why no view shows them', () => {
    const unshown = eventTypes.map(({ type }) => type).filter((type) => !shown.has(type));
    expect(unshown).toEqual(eventTypes.filter((declared) => declared.unshown !== undefined).map(({ type }) => type));
  });

  it('records every event in the audit feed', () => {
    const recorded = projections.find(({ name }) => name === 'audit-feed')!;
    expect(Object.keys(recorded.on).sort()).toEqual(eventTypes.map(({ type }) => type).sort());
  });

  it('reads no event that does not exist, and names each view once', () => {
    const known = new Set(eventTypes.map(({ type }) => type));
    expect([...shown].filter((type) => !known.has(type))).toEqual([]);
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
  });
});
