import { createHash } from 'node:crypto';
import { UnreadableEvent } from '../../events/catalogue.js';
import { commitToSecrets, findOpeningFaults, openSecrets } from './commitments.js';

const data = { seat: 2, cards: ['As', 'Kd'] };

describe('The secret value of an event', () => {
  const { data: recorded, openings } = commitToSecrets('HoleCardsRecorded', data)!;

  it('is recorded as the hash of a salt and the value', () => {
    const { salt, value } = openings['cards']!;
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(value).toEqual(['As', 'Kd']);
    const commitment = createHash('sha256').update(`${salt}\n["As","Kd"]`).digest('hex');
    expect(recorded).toEqual({ seat: 2, cards: { commitment } });
  });

  it('has a salt of its own each time', () => {
    expect(commitToSecrets('HoleCardsRecorded', data)!.openings['cards']!.salt).not.toBe(openings['cards']!.salt);
  });

  it('is put back when the event is read', () => {
    expect(openSecrets('HoleCardsRecorded', 1, recorded, openings)).toEqual(data);
  });

  it('is hidden also where nothing was entered', () => {
    const control = { seat: 1, by: null, suspicion: null, cards: null, articles: [] };
    const committed = commitToSecrets('HandControlled', control)!;
    expect(committed.data['cards']).toEqual({ commitment: expect.any(String) });
    expect(openSecrets('HandControlled', 1, committed.data, committed.openings)).toEqual(control);
  });

  it('of an older release is read as it stands', () => {
    expect(openSecrets('HoleCardsRecorded', 1, data, undefined)).toEqual(data);
    expect(findOpeningFaults('HoleCardsRecorded', data)).toEqual([]);
  });

  it('that was taken out of the store makes the event unreadable', () => {
    expect(() => openSecrets('HoleCardsRecorded', 1, recorded, undefined)).toThrow(UnreadableEvent);
  });

  it('is none of an event without secret fields', () => {
    expect(commitToSecrets('Folded', { seat: 1 })).toBeNull();
  });

  it('shows when it is not the one that was committed to', () => {
    expect(findOpeningFaults('HoleCardsRecorded', recorded, openings)).toEqual([]);
    const { salt } = openings['cards']!;
    expect(findOpeningFaults('HoleCardsRecorded', recorded, { cards: { salt, value: ['As', 'Kh'] } })).toEqual([
      { field: 'cards', opening: 'other' },
    ]);
    expect(findOpeningFaults('HoleCardsRecorded', recorded)).toEqual([{ field: 'cards', opening: 'missing' }]);
    expect(findOpeningFaults('HoleCardsRecorded', recorded, { ...openings, seat: { salt, value: 2 } })).toEqual([
      { field: 'seat', opening: 'strange' },
    ]);
  });
});
