import { dealingCases as part } from '../conform/dealing/cases.js';
import type { DealingCase } from '../conform/dealing/shape.js';
import { casesIn, describeCases, differences, otherThan, telling } from './book-cases.js';

type Then = DealingCase['then'];

describeCases({
  title: 'dealing',
  part,
  file: 'examples-dealing.json',
  ownFiles: ['own-dealing.json'],
  changesOf,
  several: ['PT-01', 'redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'],
  firstMissing: 'given',
});

describe('a dealing case', () => {
  it('does not agree by a field, an event or a command that the kit does not know', () => {
    const known = casesIn(part, 'examples-dealing.json').find(({ id }) => id === 'PT-01')!;
    const [event] = known.then.events;
    const withTempo: Then = { ...known.then, events: [{ ...event!, tempo: 'slow' }], state: { tempo: 'slow' } };
    expect(differences(part, telling(known, withTempo), 'redcactus')).toEqual([
      { where: 'then.events[0].tempo', expected: 'slow', actual: 'a field that the kit does not know' },
      { where: 'then.state.tempo', expected: 'slow', actual: 'a field that the kit does not know' },
    ]);
    expect(differences(part, telling(known, { ...known.then, events: [{ event: 'Rained' }] }), 'redcactus')).toEqual([
      { where: 'then.events[0]', expected: 'Rained', actual: 'an event that the kit does not know' },
    ]);
    expect(differences(part, { ...known, when: [{ command: 'Sing' }] }, 'redcactus')).toEqual([
      { where: 'when[0]', expected: 'Sing', actual: 'a command that the kit does not know' },
    ]);
  });
});

/** Variants of a case, each with one change: the refusal, a field of an event or of the state, the ruling. */
function changesOf(then: Then): (readonly [string, Then])[] {
  const { refused, events, state, ruling } = then;
  return [
    ['refused', { ...then, refused: refused === null ? 'RAINED_OFF' : null }],
    ...events.flatMap((event, k) =>
      Object.keys(event).map((field) => {
        const changed = { ...event, [field]: otherThan(event[field]) };
        return [`events[${k}].${field}`, { ...then, events: events.with(k, changed) }] as const;
      }),
    ),
    ...Object.keys(state).map((field) => [`state.${field}`, { ...then, state: { ...state, [field]: otherThan(state[field]) } }] as const),
    ...(ruling === null ? [] : Object.keys(ruling)).map(
      (field) =>
        [`ruling.${field}`, { ...then, ruling: { ...ruling!, [field]: otherThan(ruling![field as keyof typeof ruling]) } }] as const,
    ),
  ];
}
