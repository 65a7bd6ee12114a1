import { type Sealed, SealError, VaultSeal } from './sealing.js';

const seal = new VaultSeal('s'.repeat(32));
const anna = { name: 'Anna Lenoir', birthDate: '1990-05-31' };
const place = 'person-p1';

function stateOf(open: () => unknown): string {
  try {
    open();
    return 'open';
  } catch (error) {
    return (error as SealError).state;
  }
}

/** The text with one bit changed. */
function alter(text: string, at: number): string {
  const bytes = Buffer.from(text, 'base64');
  bytes[at] = bytes[at]! ^ 1;
  return bytes.toString('base64');
}

describe('A sealed record', () => {
  it('opens with the secret at its place, and shows nothing of what is in it', () => {
    const sealed = seal.seal(place, anna);
    expect(seal.open(place, sealed)).toEqual(anna);
    expect(new VaultSeal('s'.repeat(32)).open(place, JSON.parse(JSON.stringify(sealed)))).toEqual(anna);
    expect(JSON.stringify(sealed)).not.toMatch(/Anna|Lenoir|1990/);
    expect(Buffer.from(sealed.data, 'base64').includes('Anna')).toBe(false);
  });

  it('is another one each time, and as long for a short name as for a long one', () => {
    const [one, two, long] = [anna, anna, { name: 'x'.repeat(120) }].map((value) => seal.seal(place, value));
    expect(one!.key).not.toBe(two!.key);
    expect(one!.data).not.toBe(two!.data);
    expect(long!.data).toHaveLength(one!.data.length);
  });

  it('does not open at the place of another person, nor with another secret', () => {
    const sealed = seal.seal(place, anna);
    expect(stateOf(() => seal.open('person-p2', sealed))).toBe('altered');
    expect(stateOf(() => new VaultSeal('t'.repeat(32)).open(place, sealed))).toBe('sealed');
  });

  it('of the former secret opens as long as that one is given, and is not current; one of now does not open with the former', () => {
    const [before, now] = [seal, new VaultSeal('t'.repeat(32), seal)];
    const [old, current] = [before.seal(place, anna), now.seal(place, anna)];
    expect([now.open(place, old), now.open(place, current)]).toEqual([anna, anna]);
    expect([old, current].map((sealed) => now.isCurrent(sealed))).toEqual([false, true]);
    expect(stateOf(() => before.open(place, current))).toBe('sealed');
    expect(stateOf(() => now.open(place, new VaultSeal('u'.repeat(32)).seal(place, anna)))).toBe('sealed');
    expect(stateOf(() => now.open(place, { ...old, key: alter(old.key, 20) }))).toBe('altered');
  });

  it('does not open when a bit of it was changed, wherever it stands', () => {
    const sealed = seal.seal(place, anna);
    for (const part of ['key', 'data'] as const) {
      const { length } = Buffer.from(sealed[part], 'base64');
      for (let at = 0; at < length; at += 1)
        expect(stateOf(() => seal.open(place, { ...sealed, [part]: alter(sealed[part], at) }))).toBe('altered');
    }
  });

  it.each([
    ['nothing', null],
    ['another form', { ...seal.seal(place, anna), form: 2 }],
    ['no data', { form: 1, under: seal.seal(place, anna).under, key: '' }],
    ['a part of another record', { ...seal.seal(place, anna), data: seal.seal(place, anna).data } satisfies Sealed],
    ['empty parts', { ...seal.seal(place, anna), key: '', data: '' }],
  ])('is altered where it is %s', (_what, sealed) => {
    expect(stateOf(() => seal.open(place, sealed))).toBe('altered');
  });
});

describe('The stream of a claim', () => {
  it('is one for an id of a source, and tells neither', () => {
    const id = { source: 'licence north', id: '0042' };
    const stream = seal.claimStreamOf(id);
    expect(stream).toMatch(/^claim-[0-9a-f]{64}$/);
    expect(seal.claimStreamOf({ ...id })).toBe(stream);
    // The boundary between source and id matters.
    expect(seal.claimStreamOf({ source: 'licence', id: 'north0042' })).not.toBe(seal.claimStreamOf({ source: 'licencenorth', id: '0042' }));
    expect(new VaultSeal('t'.repeat(32)).claimStreamOf(id)).not.toBe(stream);
  });
});
