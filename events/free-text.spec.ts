import { toPrintable, toPrintableLine, readText, readTexts } from './free-text.js';

describe('A text that somebody typed', () => {
  it.each([
    ['Anna', 'Anna'],
    ['', ''],
    ['  Anna  Berg ', 'Anna Berg'],
    ['Rene\u0301e', 'Renée'],
    ['a\u00a0\u2009 b', 'a b'],
    ['\u00a0Anna\n', 'Anna'],
    ['Zoë «\u202f?\u202f» – 4\u202f000 €', 'Zoë « ? » – 4 000 €'],
    ['山田 太郎', '山田 太郎'],
    ['محمد', 'محمد'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d🚀 ❤\ufe0f 👍🏽 1\ufe0f⃣', '👩\u200d🚀 ❤\ufe0f 👍🏽 1\ufe0f⃣'],
  ])('%j is taken as %j, and so is that', (given, taken) => {
    expect(readText(given)).toEqual({ value: taken });
    expect(readText(taken)).toEqual({ value: taken });
  });

  it.each([
    ['\u001b[31mAnna', 'control', 'U+001B', 1],
    ['An\u0000na', 'control', 'U+0000', 3],
    ['Anna\u007f!', 'control', 'U+007F', 5],
    ['A\u009b31m', 'control', 'U+009B', 2],
    ['An\tna', 'control', 'U+0009', 3],
    ['An\nna', 'lineBreak', 'U+000A', 3],
    ['An\r\nna', 'lineBreak', 'U+000D', 3],
    ['An\u2028na', 'lineBreak', 'U+2028', 3],
    ['An\u0085na', 'lineBreak', 'U+0085', 3],
    ['\ud83d\ude00\ud83d\ude00\ud83d', 'halfCharacter', 'U+D83D', 3],
    ['a\udc00b', 'halfCharacter', 'U+DC00', 2],
    ['An\u00adna', 'invisible', 'U+00AD', 3],
    ['An\u200bna', 'invisible', 'U+200B', 3],
    ['An\u200dna', 'invisible', 'U+200D', 3],
    ['An\u2060na', 'invisible', 'U+2060', 3],
    ['An\ufeffna', 'invisible', 'U+FEFF', 3],
    ['An\u3164na', 'invisible', 'U+3164', 3],
    ['An\ufe0fna', 'invisible', 'U+FE0F', 3],
    ['An\u{e0041}na', 'invisible', 'U+E0041', 3],
    ['An\ue000na', 'noMeaning', 'U+E000', 3],
    ['An\ufffena', 'noMeaning', 'U+FFFE', 3],
    ['Andr\ufffd', 'lostCharacter', 'U+FFFD', 5],
    ['  A\u202e', 'direction', 'U+202E', 4],
    ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u2066', '\u2067', '\u2068', '\u2069'].map(
      (mark) => [`A${mark}b`, 'direction', `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`, 2] as const,
    ),
  ] as const)('%j is not taken', (given, kind, character, place) => {
    expect(readText(given)).toEqual({ fault: { kind, character, place } });
  });

  it('in a reason, line breaks and tabs are spaces; nothing else is let in by that', () => {
    expect(readText(' he left\r\n\r\nthe\ttable\n', 'words')).toEqual({ value: 'he left the table' });
    expect(readText('a\nb\u001b', 'words')).toEqual({ fault: { kind: 'control', character: 'U+001B', place: 4 } });
  });

  it('is found wherever it stands in a command; what needs no change is the same value', () => {
    const plain = { type: 'MovePlayer', table: 1, seats: [{ reason: 'a draught' }], none: null };
    expect(readTexts(plain).value).toBe(plain);
    expect(readTexts({ ...plain, seats: [{ reason: ' a  draught ' }] })).toEqual({ value: plain });
    expect(readTexts({ ...plain, seats: [{ reason: 'a\u202e' }] })).toEqual({
      fault: { kind: 'direction', character: 'U+202E', place: 2, field: 'seats.0.reason' },
    });
  });
});

describe('A recorded text on a terminal', () => {
  const attack = 'Anna\u001b[2J\u009b31m\u202egnp\u0007\u007f \ud800 👩\u200d🚀\nBram';

  it('shows what a terminal would obey, and keeps its lines', () => {
    expect(toPrintable(attack)).toBe(String.raw`Anna\u001b[2J\u009b31m\u202egnp\u0007\u007f \ud800 ` + '👩\u200d🚀\nBram');
    expect(toPrintableLine('a\nb')).toBe(String.raw`a\nb`);
    expect(toPrintable('Renée, 4 000 €')).toBe('Renée, 4 000 €');
  });

  it('is the same text in JSON', () => {
    const line = toPrintable(JSON.stringify({ name: attack }));
    expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(JSON.parse(line)).toEqual({ name: attack });
  });
});
