/**
 * The kinds of field that commands are declared with. Each takes what the schema says of the field, and its bounds.
 */
import type { PlayerId, HandId } from '../events/ids.js';
import { RECEIPT_FORM } from '../events/tournament-cash.js';
import { Official } from '../events/tournament-discipline.js';
import { type Card, MAX_SEATS, MAX_TABLES, MOST_REASON } from '../events/values.js';
import type { PartOf } from './command.js';
import { currencies } from './currencies.js';
import { defaultsTo, type DocumentSchema, type Field, fieldOf, ofNobody, optional, type Part } from './field.js';

type Asked<Value> = Field<Value, 'always', 'client'>;

/** The player whom a command is about. */
export const thePlayer = player(
  'The id of the player: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. Never a name.',
);

/** The table that a command is about. */
export const theTable = tableNumber('The number of the table, {bound}.');

/** The seat that a command is about. */
export const theSeat = seat('The number of the seat, {bound}.');

/** The article of the tournament's rulebook on which a director rules. */
export const theArticle = ofNobody(
  'it cites the rulebook',
  line(60, 'The article of the rulebook on which it is ruled, as the rulebook is cited, such as "RO 1.10".'),
);

/** Who decides it. Where the one who asks is a floor, it is a floor, whatever they say. */
export function theOfficial(about: string): Field<Official, 'maybe', 'client'> {
  return optional(
    defaultsTo(
      'director',
      word('Official', Official.options, `${about} The role comes from the token; a director gives FLOOR where a floor decided.`),
    ),
  );
}

/** A whole number within bounds; without bounds where the decider knows them. @param about with `{bound}` where it says both */
export function whole(least: number | null, most: number | null, about: string): Asked<number> {
  return fieldOf(
    { kind: 'whole', ...(least === null ? {} : { least }), ...(most === null ? {} : { most }) },
    withRange(about, least, most),
  );
}

/** The number of something that the decider looks up: an offence, a loss, a period. */
export function number(least: number, about: string, most?: number): Asked<number> {
  return fieldOf({ kind: 'whole', least, ...(most === undefined ? {} : { most }), lookedUp: true }, withRange(about, least, most ?? null));
}

/** A seat, 1 to {@link MAX_SEATS}. */
export function seat(about: string): Asked<number> {
  return whole(1, MAX_SEATS, about);
}

/** The number of a table, 1 to {@link MAX_TABLES}. */
export function tableNumber(about: string): Asked<number> {
  return number(1, about, MAX_TABLES);
}

/** Chips by value, `least` or more. */
export function chips(least: number, about: string): Asked<number> {
  return fieldOf({ kind: 'chips', least }, about);
}

/** Money in whole cents. */
export function cents({ least = 0, most }: { readonly least?: number; readonly most?: number }, about: string): Asked<number> {
  return fieldOf({ kind: 'cents', least, ...(most === undefined ? {} : { most }) }, about);
}

/** A name or a title, 1 to `most` characters on one line. @param about with `{bound}` where it says so */
export function line(most: number, about: string): Asked<string> {
  return fieldOf({ kind: 'text', text: 'line', least: 1, most }, withBound(about, most));
}

function withRange(about: string, least: number | null, most: number | null): string {
  return about.replace('{bound}', `${least} to ${most}`);
}

function withBound(about: string, most: number): string {
  return about.replace('{bound}', `1 to ${most} characters`);
}

/** Words of the director or the table that stay on record, 1 to {@link MOST_REASON} characters. @param about with `{bound}` where it says so */
export function reason(about = 'Why, {bound}.'): Asked<string> {
  return fieldOf({ kind: 'text', text: 'words', least: 1, most: MOST_REASON }, withBound(about, MOST_REASON));
}

/**
 * A reason that concerns nobody, of the clock, say. It stays in the log.
 * @param why it concerns nobody
 * @param about without its end, which says so
 */
export function impersonalReason(why: string, about = 'Why, {bound}.'): Asked<string> {
  return ofNobody(why, reason(`${about} It stays in the log for good: name nobody in it.`));
}

export function flag(about: string): Asked<boolean> {
  return fieldOf({ kind: 'flag' }, about);
}

/** One of the words of an enumeration of the schema, or of those of them that are listed. */
export function word<const Word extends string>(name: string, words: readonly Word[], about: string): Asked<Word> {
  return fieldOf({ kind: 'word', name, words }, about);
}

export function player(about: string): Asked<PlayerId> {
  return fieldOf({ kind: 'player' }, about);
}

export function hand(about: string): Asked<HandId> {
  return fieldOf({ kind: 'hand' }, about);
}

/** A text of a fixed form. `problem`: what is said of one that has it not. */
function pattern(form: RegExp, problem: string, example: string, about: string): Asked<string> {
  return fieldOf({ kind: 'pattern', pattern: form, problem, example }, about);
}

/** 32 bytes: a seed, or a SHA-256 hash. */
export function hexadecimal(about: string): Asked<string> {
  return pattern(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits in lower case', '0'.repeat(64), about);
}

/** What a file holds, such as `video/mp4`. */
export function mediaType(about: string): Asked<string> {
  return pattern(/^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,60}$/, 'must be a media type such as "video/mp4"', 'image/jpeg', about);
}

/** A day, such as `2016-05-31`. */
export function day(example: string, about: string): Asked<string> {
  return pattern(/^\d{4}-\d{2}-\d{2}$/, `must be a day such as "${example}"`, example, about);
}

/** A currency by its code, such as `EUR`. */
export function currency(about: string): Asked<string> {
  const form = new RegExp(`^(?:${currencies.join('|')})$`);
  return pattern(form, 'must be a currency code of ISO 4217, such as "EUR"', 'EUR', about);
}

/** The code of a region, such as `HAINAUT`. */
export function region(about: string): Asked<string> {
  return pattern(/^[A-Z0-9][A-Z0-9-]{0,15}$/, 'must be 1 to 16 capital letters, digits or "-", such as "HAINAUT"', 'HAINAUT', about);
}

/** The level of a tournament in seasons, such as `major`. */
export function seasonLevel(about: string): Asked<string> {
  const problem = 'must be 1 to 40 letters, digits, "-" or "_", starting with a letter or digit, such as "major"';
  return pattern(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, problem, 'major', about);
}

/** A time zone by its IANA name, such as `Europe/Brussels`. */
export function timeZone(about: string): Asked<string> {
  const problem = 'must be the name of a time zone, such as "Europe/Brussels"';
  return pattern(/^[A-Za-z][A-Za-z0-9_+-]{0,31}(?:\/[A-Za-z0-9_+-]{1,31}){0,2}$/, problem, 'Europe/Brussels', about);
}

/** A country by its code, such as `BE`. */
export function country(about: string): Asked<string> {
  return pattern(/^[A-Z]{2}$/, 'must be a country code of ISO 3166-1, such as "BE"', 'BE', about);
}

/** The number of a receipt, such as `R17`: too short of letters for a name. */
export function receiptNumber(about: string): Asked<string> {
  const problem = 'must be at most four letters and then digits, "-" or "/", such as "R17" or "2026-0042"';
  return pattern(RECEIPT_FORM, problem, 'R17', about);
}

/** The period of a licence, such as `2026-2027`. */
export function period(about: string): Asked<string> {
  return pattern(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, 'must be 1 to 20 letters, digits or "-", such as "2026-2027"', '2026-2027', about);
}

/** The id of something other than a person, such as a club. */
export function entity<Id extends string>(about: string): Asked<Id> {
  return fieldOf({ kind: 'player', isOther: true }, about);
}

export function card(about: string): Asked<Card> {
  return fieldOf({ kind: 'card' }, about);
}

/** A value with a schema, from which its input is made. `example`: one that the schema takes, as JSON. */
export function document<Value>(schema: DocumentSchema<Value>, example: string, about: string): Asked<Value> {
  return fieldOf({ kind: 'document', schema, example }, about);
}

/** Points of a season, such as `-2.5`: up to four decimals. A comma is read as a point. */
export function pointsText(about: string): Asked<string> {
  const problem = 'must be a number such as "2.5" with at most four decimals';
  return fieldOf({ kind: 'pattern', pattern: /^-?\d{1,9}(?:\.\d{1,4})?$/, problem, example: '2.5', decimal: true }, about);
}

/** A moment, milliseconds since 1970. */
export function instant(about: string): Asked<number> {
  return fieldOf({ kind: 'instant' }, about);
}

/** When the command is given, milliseconds since 1970 by the clock of the node that takes it. */
export function now(): Field<number, 'always', 'node'> {
  const about = 'When it is given, by the clock of the server.';
  return { shape: { kind: 'instant' }, about, when: 'always', from: 'node', putIn: { clock: true } };
}

/** A value of several fields. */
export function part<Of extends Part>(of: Of, about: string): Asked<PartOf<Of>> {
  return fieldOf({ kind: 'part', part: of }, about);
}

/** So many values of several fields. `once`: no two of them with the same value of that field. */
export function parts<Of extends Part>(
  bounds: readonly [least: number, most: number],
  of: Of,
  about: string,
  once?: keyof PartOf<Of> & string,
): Asked<readonly PartOf<Of>[]> {
  return list(bounds, part(of, ''), about, once);
}

/** A value whose input is written by hand in the API, because its rules hold between fields. `texts`: the path of a typed text in it. */
export function written<Value>(input: string, about: string, texts?: readonly string[]): Asked<Value> {
  return fieldOf({ kind: 'written', input, ...(texts === undefined ? {} : { texts }) }, about);
}

/** So many values, in order. `once`: no value twice, or no two elements with the same value of that field. */
export function list<Value>(
  [least, most]: readonly [least: number, most: number],
  each: Asked<Value>,
  about: string,
  once?: true | (keyof Value & string),
): Asked<readonly Value[]> {
  return fieldOf({ kind: 'list', of: each.shape, least, most, ...(once === undefined ? {} : { once }) }, about);
}

/** Numbers whose bounds the decider knows, such as those of tables that are open. `once`: no number twice. */
export function numbers(bounds: readonly [least: number, most: number], about: string, once?: true): Asked<readonly number[]> {
  return list(bounds, whole(null, null, 'A number.'), about, once);
}

const eachSeat = seat('A seat.');

/** Seats of a table, each once. */
export function seats(bounds: readonly [least: number, most: number], about: string): Asked<readonly number[]> {
  return list(bounds, eachSeat, about, true);
}

/** Players, each once. */
export function players(bounds: readonly [least: number, most: number], about: string): Asked<readonly PlayerId[]> {
  return list(bounds, thePlayer, about, true);
}

/** Cards, each once. */
export function cards(bounds: readonly [least: number, most: number], about: string): Asked<readonly Card[]> {
  return list(bounds, card('A card.'), about, true);
}

/** Both cards of a seat. */
export function holeCards(about: string): Asked<readonly [Card, Card] & [Card, Card]> {
  return fieldOf({ kind: 'list', of: { kind: 'card' }, least: 2, most: 2, once: true }, about);
}
