/**
 * Typed texts: names, titles, reasons, notes. Each is normalized, and none may have characters that are invisible to readers or control a
 * terminal or a page. All such input is read here; recorded texts are not.
 */

/** Why a character is rejected. */
export type UnfitCharacter = 'lineBreak' | 'control' | 'direction' | 'invisible' | 'halfCharacter' | 'noMeaning' | 'lostCharacter';

/** The first rejected character of a text. */
export interface TextFault {
  readonly kind: UnfitCharacter;
  /** Its code point, such as `U+202E`. */
  readonly character: string;
  /** Its place in the given text, from 1, in Unicode code points. */
  readonly place: number;
}

/** `line`: a name or a title, where a line break is a mistake. `words`: a reason or a note, where line breaks and tabs count as spaces. */
export type TextKind = 'line' | 'words';

type Read<Value, Fault> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: Fault; readonly value?: undefined };

const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]/gu;

/** Joiners in emoji and in scripts that need them, and variation selectors of emoji. */
const joins = [
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/uy,
  /(?<=\p{Emoji})[\uFE0E\uFE0F]/uy,
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])[\u200C\u200D](?=\p{L})/uy,
];

const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/u;
const kinds: readonly (readonly [UnfitCharacter, RegExp])[] = [
  ['lineBreak', lineBreaks],
  ['control', /\p{Cc}/u],
  ['direction', /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u],
  ['halfCharacter', /\p{Cs}/u],
  ['noMeaning', /[\p{Co}\p{Noncharacter_Code_Point}]/u],
  ['lostCharacter', /[\uFFFC\uFFFD]/u],
];

/** A private use character in UTF-16: those beyond the first plane begin with their own high surrogates. */
export const privateUse = /[\uE000-\uF8FF\uDB80-\uDBFF]/;

/** Printable ASCII with single inner spaces, like nearly all texts. */
const plainAscii = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** The normalized text: NFC, trimmed, with each run of white space as one space. Lengths are counted in this form. */
export function readText(given: string, kind: TextKind = 'line'): Read<string, TextFault> {
  if (plainAscii.test(given)) return { value: given };
  const text = kind === 'words' ? given.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]/gu, ' ') : given;
  const inner = text.trim();
  const index = nextUnfit(inner, 0);
  if (index === -1) return { value: inner.normalize('NFC').replaceAll(/\p{Zs}+/gu, ' ') };
  const character = String.fromCodePoint(inner.codePointAt(index)!);
  const before = text.slice(0, text.length - text.trimStart().length + index);
  return { fault: { kind: kindOf(character), character: nameOf(character), place: Array.from(before).length + 1 } };
}

/**
 * A command or other value with all its texts normalized; the same object when nothing changes.
 * @returns the first fault with the path of its text, such as `players.0.reason`
 */
export function readTexts<Value>(value: Value): Read<Value, TextFault & { readonly field: string }> {
  if (typeof value === 'string') {
    const read = readText(value);
    return read.fault === undefined ? { value: read.value as Value } : { fault: { ...read.fault, field: '' } };
  }
  if (typeof value !== 'object' || value === null) return { value };
  let changed: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const part: unknown = value[name as keyof Value & object];
    if (typeof part !== 'string' && typeof part !== 'object') continue;
    const { value: read, fault } = readTexts(part);
    if (fault !== undefined) return { fault: { ...fault, field: fault.field === '' ? name : `${name}.${fault.field}` } };
    if (read === part) continue;
    changed ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    changed[name] = read;
  }
  return { value: (changed ?? value) as Value };
}

/**
 * A text in a form safe to print on a terminal: invisible and control characters become escapes such as `\\u001b`. Line feeds stay. Inside
 * a JSON string the escaped text is equivalent.
 */
export function toPrintable(text: string): string {
  let shown = '';
  let from = 0;
  for (let at = nextUnfit(text, 0); at !== -1; at = nextUnfit(text, from)) {
    const character = String.fromCodePoint(text.codePointAt(at)!);
    shown += text.slice(from, at) + (character === '\n' ? character : escapeCharacter(character));
    from = at + character.length;
  }
  return from === 0 ? text : shown + text.slice(from);
}

/** {@link toPrintable}, and on one line. */
export function toPrintableLine(text: string): string {
  return toPrintable(text).replaceAll('\n', String.raw`\n`);
}

/** The index of the next rejected character; -1 for none. */
function nextUnfit(text: string, from: number): number {
  unfit.lastIndex = from;
  for (let found = unfit.exec(text); found !== null; found = unfit.exec(text)) {
    const { index } = found;
    if (!joins.some((join) => isAt(join, text, index))) return index;
  }
  return -1;
}

function isAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

function kindOf(character: string): UnfitCharacter {
  return kinds.find(([, pattern]) => pattern.test(character))?.[0] ?? 'invisible';
}

function nameOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The JSON escape: one per UTF-16 unit. */
function escapeCharacter(character: string): string {
  return character
    .split('')
    .map((unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
