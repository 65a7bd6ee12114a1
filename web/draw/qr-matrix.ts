/** A QR code (ISO/IEC 18004) of a short text: bytes, level M, versions 1 to 6. */

/** By version from 1: bytes of data, blocks, and bytes of correction for each block. All blocks of a version have the same length. */
const versions = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
] as const;

/** Powers in the field of 256 elements with the polynomial 0x11d. */
const powers: number[] = [];
for (let at = 0, value = 1; at < 255; at++) {
  powers.push(value);
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : powers[(powers.indexOf(a) + powers.indexOf(b)) % 255]!);

/** The bytes of correction, by Reed and Solomon. */
function correctionOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let at = 0; at < count; at++) {
    const grown = [...generator, 0];
    for (const [index, factor] of generator.entries()) grown[index + 1]! ^= times(factor, powers[at]!);
    generator = grown;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    for (const [index, factor] of generator.entries()) rest[at + index]! ^= times(factor, lead);
  }
  return rest.slice(data.length);
}

/** The data with its length before and padding after it, then blocks and their correction interleaved. */
function bitsOf(bytes: Uint8Array, [size, blocks, correction]: (typeof versions)[number]): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, 4);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(
      Number.parseInt(
        bits
          .slice(at, at + 8)
          .join('')
          .padEnd(8, '0'),
        2,
      ),
    );
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad);
  const length = size / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * length, (at + 1) * length));
  const corrections = parts.map((part) => correctionOf(part, correction));
  bits.length = 0;
  for (const group of [parts, corrections]) {
    for (let at = 0; at < group[0]!.length; at++) for (const part of group) push(part[at]!, 8);
  }
  return bits;
}

/** Rows of modules, true where dark; null when the text is too long. */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(([size]) => bytes.length + 2 <= size);
  if (index < 0) return null;
  const side = 21 + 4 * index;
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  const fixed = rows.map((row) => row.map(() => false));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= side || y >= side) return;
    rows[y]![x] = dark;
    fixed[y]![x] = true;
  };

  for (let at = 0; at < side; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const square = (x: number, y: number, radius: number, isDark: (distance: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  if (index > 0) square(side - 7, side - 7, 2, (distance) => distance !== 1);
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  // Level M with mask 0, and its correction.
  const format = 0b101010000010010;
  for (let at = 0; at < 15; at++) {
    const dark = ((format >> at) & 1) === 1;
    set(8, at < 6 ? at : at < 8 ? at + 1 : side - 15 + at, dark);
    set(at < 8 ? side - 1 - at : at < 9 ? 7 : 14 - at, 8, dark);
  }
  set(8, side - 8, true);

  const bits = bitsOf(bytes, versions[index]!);
  let next = 0;
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y]![x]!) rows[y]![x] = (bits[next++] === 1) !== ((x + y) % 2 === 0);
    }
  }
  return rows;
}
