/**
 * What a player did at the table, as a verb phrase: the words, the chips by motion, the signs, and what the table made known of it.
 */
import type { Gesture, ReadAs, Words } from '../../events/judging.js';
import { rulingNames } from './ruling-names.js';
import type { Language, Sentence } from './sentences.js';

type Chips = (amount: number) => string;

const kinds: Readonly<Record<Exclude<Words['kind'], 'amount'>, Sentence>> = {
  check: { en: 'check', fr: 'check' },
  call: { en: 'call', fr: 'call' },
  bet: { en: 'bet', fr: 'mise' },
  raise: { en: 'raise', fr: 'relance' },
  fold: { en: 'fold', fr: 'fold' },
  allIn: { en: 'all-in', fr: 'tapis' },
};

const quoted = { en: (text: string) => `“${text}”`, fr: (text: string) => `« ${text} »` } as const;

/** What the words came to: "raise 4,000", "2,000 and 5,000 more". */
function meaningOf({ kind, amount, plus, more, pot }: Words, chips: Chips, language: Language): string {
  const [added, and] = language === 'en' ? ['more', 'and'] : ['de plus', 'et'];
  const parts = [
    ...(kind === 'amount' ? [] : [kinds[kind][language]]),
    ...(pot === true ? ['pot'] : []),
    ...(amount === undefined ? [] : [chips(amount), ...(plus === true ? [added] : [])]),
    ...(more === undefined ? [] : [and, chips(more), added]),
  ];
  return parts.join(' ');
}

/** The words as they were said, else what they came to. */
function wordsText(words: Words, chips: Chips, language: Language): string {
  return `${language === 'en' ? 'says' : 'dit'} ${quoted[language](words.text ?? meaningOf(words, chips, language))}`;
}

/** What is to be known of the words. */
function aboutWords(words: Words, chips: Chips, language: Language): string[] {
  const { text, abbreviated, conditional } = words;
  const [cut, ifs] = language === 'en' ? ['cut short', 'with a condition'] : ['en abrégé', 'sous condition'];
  return [
    ...(text === undefined ? [] : [meaningOf(words, chips, language)]),
    ...(abbreviated === true ? [cut] : []),
    ...(conditional === true ? [ifs] : []),
  ];
}

/** The chips of one motion: "one chip of 1,000", "2 × 500 + 100". */
function motionText(motion: readonly number[], chips: Chips, language: Language): string {
  if (motion.length === 1) return language === 'en' ? `one chip of ${chips(motion[0]!)}` : `un jeton de ${chips(motion[0]!)}`;
  const counts = new Map<number, number>();
  for (const value of motion) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => (count === 1 ? chips(value) : `${count} × ${chips(value)}`)).join(' + ');
}

function motionsText(motions: readonly (readonly number[])[], hasWords: boolean, chips: Chips, language: Language): string {
  const [push, then, silent] = language === 'en' ? ['pushes', ', then ', ' without a word'] : ['pousse', ', puis ', ' sans un mot'];
  return `${push} ${motions.map((motion) => motionText(motion, chips, language)).join(then)}${hasWords ? '' : silent}`;
}

function readAsText({ type, to }: ReadAs, chips: Chips, language: Language): string {
  return `${rulingNames[type][language]}${to === undefined ? '' : ` ${chips(to)}`}`;
}

const firsts: Readonly<Record<NonNullable<Gesture['first']>, Sentence>> = {
  words: { en: 'the words first', fr: 'les mots d’abord' },
  chips: { en: 'the chips first', fr: 'les jetons d’abord' },
  together: { en: 'words and chips together', fr: 'mots et jetons ensemble' },
};

type Said = string | false | undefined;

/** What follows the act itself, by the field of the gesture: a new field without a phrase does not compile. */
type Phrases = {
  readonly [Field in Exclude<keyof Gesture, 'words' | 'motions'>]-?: (
    value: NonNullable<Gesture[Field]>,
    chips: Chips,
    language: Language,
  ) => Said;
};

/** One or the other language. */
const either =
  (en: string, fr: string) =>
  (holds: boolean, _chips: Chips, language: Language): Said =>
    holds && (language === 'en' ? en : fr);

const phrases: Phrases = {
  first: (first, _chips, language) => firsts[first][language],
  taps: (taps, _chips, language) =>
    taps > 0 &&
    (language === 'en' ? `taps the table${taps === 1 ? '' : ` ${taps} times`}` : `tape ${taps === 1 ? '' : `${taps} fois `}sur la table`),
  allInShown: either('shows all-in by a sign', 'annonce tapis par un signe'),
  exposedHand: either('shows the hand', 'montre sa main'),
  pulledBack: (amount, chips, language) =>
    amount > 0 && (language === 'en' ? `pulls back ${chips(amount)} of the earlier bet` : `reprend ${chips(amount)} de la mise précédente`),
  heardByAll: (heard, _chips, language) =>
    !heard && (language === 'en' ? 'the table disagrees about the words' : 'la table est en désaccord sur les mots'),
  unclear: either('unclear what the added chips mean', 'sens des jetons ajoutés pas clair'),
  amountKnown: (known, _chips, language) => !known && (language === 'en' ? 'before the amount was said' : 'avant que le montant soit dit'),
  amountTold: (amount, chips, language) =>
    language === 'en' ? `after the wrong amount of ${chips(amount)}` : `sur un faux montant de ${chips(amount)}`,
  misreadAs: (taken, chips, language) => `${language === 'en' ? 'taken for' : 'pris pour'} ${readAsText(taken, chips, language)}`,
  substantialActionFollowed: either('substantial action followed', 'une action substantielle a suivi'),
  misunderstood: either('claims to have misunderstood the amount', 'dit avoir mal compris le montant'),
  chipValuesInPlay: (values, chips, language) =>
    values.length > 0 && `${language === 'en' ? 'chips in play' : 'jetons en jeu'} ${values.map(chips).join(', ')}`,
};

/** Signs are acts of their own, and stand with words and chips. */
const signs = ['taps', 'allInShown', 'exposedHand', 'pulledBack'] as const;

/** The gesture after "seat 2": "pushes one chip of 1,000 without a word". `chips` writes an amount as the language does. */
export function gestureText(gesture: Gesture, chips: Chips): Sentence {
  return { en: phraseOf(gesture, chips, 'en'), fr: phraseOf(gesture, chips, 'fr') };
}

function phraseOf(gesture: Gesture, chips: Chips, language: Language): string {
  const { words, motions = [], first } = gesture;
  const said = words === undefined ? [] : [wordsText(words, chips, language)];
  const pushed = motions.length === 0 ? [] : [motionsText(motions, words !== undefined, chips, language)];
  const shown = signs.map((field) => partOf(field, gesture, chips, language));
  const acts = [...(first === 'chips' ? [...pushed, ...said] : [...said, ...pushed]), ...shown].filter(isSaid);
  const known = (Object.keys(phrases) as (keyof Phrases)[])
    .filter((field) => !signs.some((sign) => sign === field))
    .map((field) => partOf(field, gesture, chips, language));
  const about = [...(words === undefined ? [] : aboutWords(words, chips, language)), ...known.filter(isSaid)];
  const done = acts.length === 0 ? (language === 'en' ? 'acts' : 'agit') : acts.join(language === 'en' ? ' and ' : ' et ');
  return about.length === 0 ? done : `${done} (${about.join(', ')})`;
}

function partOf(field: keyof Phrases, gesture: Gesture, chips: Chips, language: Language): Said {
  const value = gesture[field];
  return value === undefined
    ? undefined
    : (phrases[field] as (value: unknown, chips: Chips, language: Language) => Said)(value, chips, language);
}

function isSaid(part: Said): part is string {
  return typeof part === 'string';
}
