/** What waits for the officials, in one sentence each, and the words on the buttons that settle it. */
import type { IncidentOption } from '../../events/hand-incidents.js';
import type { RulingOption } from '../../events/judging.js';
import type { DueReasons } from '../tournament/due-reasons.js';
import { commandName } from './command-names.js';
import { where } from './event-phrases.js';
import { givenText } from './discipline-names.js';
import { handForHandReasons } from './hand-for-hand-texts.js';
import { answerNames, questionNames } from './incident-names.js';
import { moneyText } from './money.js';
import { grouped, numberOf, plural, pluriel } from './numbers.js';
import { offenceNames, optionNames } from './ruling-names.js';
import type { Language, Sentence } from './sentences.js';

const disputeStates: Readonly<Record<DueReasons['dispute']['status'], Sentence>> = {
  late: { en: 'came too late by the book: take it up or close it', fr: 'est venue trop tard selon le règlement : l’admettre ou la clore' },
  open: { en: 'waits for a ruling', fr: 'attend une décision' },
  appealed: { en: 'is before the commission', fr: 'est devant la commission' },
};

const countedBefore: Readonly<Record<DueReasons['count']['because'], Sentence>> = {
  move: { en: 'Stacks are to be counted before a player moves.', fr: 'Tapis à compter avant le déplacement d’un joueur.' },
  finalTable: { en: 'Stacks are to be counted before the final table.', fr: 'Tapis à compter avant la table finale.' },
  race: { en: 'Stacks are to be counted before the chip race.', fr: 'Tapis à compter avant le chip race.' },
};

/** `currency` of sums of money, by its code in ISO 4217. */
export const dueSentences: { readonly [Kind in keyof DueReasons]: (parameters: DueReasons[Kind], currency?: string) => Sentence } = {
  question: ({ question }) => {
    const { en, fr } = questionNames[question];
    return { en: `To decide: ${en}.`, fr: `À trancher : ${fr}.` };
  },
  timeCall: ({ seat }) => ({ en: `Time is called on seat ${seat}.`, fr: `Le temps est demandé contre le siège ${seat}.` }),
  seatForPlayer: ({ isFree }) =>
    isFree
      ? { en: 'The player is in and waits for a seat.', fr: 'Le joueur est en jeu et attend un siège.' }
      : {
          en: 'The player is in and waits for a seat. None is free: open a table or add a seat.',
          fr: 'Le joueur est en jeu et attend un siège. Aucun n’est libre : ouvrir une table ou ajouter un siège.',
        },
  handForHand: ({ reason }) => {
    const { en, fr } = handForHandReasons[reason];
    return { en: `Hand for hand is due before ${en}.`, fr: `Le main par main est à annoncer avant ${fr}.` };
  },
  handOfRound: ({ round }) => ({
    en: `Hand for hand, round ${round}: the table still plays its hand.`,
    fr: `Main par main, tour ${round} : la table joue encore sa main.`,
  }),
  count: ({ because }) => countedBefore[because],
  chipRace: ({ removed, smallest }) => ({
    en: `Chips of ${grouped(removed, 'en')} are raced off. ${grouped(smallest, 'en')} is the smallest then.`,
    fr: `Chip race : les jetons de ${grouped(removed, 'fr')} sortent du jeu. Le plus petit sera de ${grouped(smallest, 'fr')}.`,
  }),
  chipDifference: ({ open }) => {
    const size = Math.abs(open);
    const more = open > 0;
    return {
      en: `The last count has ${grouped(size, 'en')} ${plural(size, 'chip')} too ${more ? 'many' : 'few'}. Count again, or find them.`,
      fr: `Au dernier comptage, ${grouped(size, 'fr')} en ${more ? 'trop' : 'moins'}. Recompter, ou retrouver l’écart.`,
    };
  },
  penalty: ({ offence, unit, count }) => {
    const { en, fr } = offenceNames[offence];
    if (unit === null) return { en: `A penalty is to be decided: ${en}.`, fr: `Sanction à décider : ${fr}.` };
    return {
      en: `A penalty is due: ${en}. The book proposes ${givenText(unit, count, 'en')}.`,
      fr: `Sanction due : ${fr}. Le règlement propose ${givenText(unit, count, 'fr')}.`,
    };
  },
  qualification: ({ seats, players }) => ({
    en: `${numberOf(players, 'player', 'joueur').en} share the last ${numberOf(seats, 'seat', 'place').en}: rule who qualifies.`,
    fr: `${numberOf(players, 'player', 'joueur').fr} pour ${pluriel(seats, 'la dernière place', `les ${seats} dernières places`)} : décider qui se qualifie.`,
  }),
  deal({ deal, gets, shared, left }, currency) {
    const money = (cents: number, language: Language): string => moneyText(cents, language, currency);
    const winner = where(left > 0, `; ${money(left, 'en')} is left for the winner`, ` ; ${money(left, 'fr')} restent au vainqueur`);
    return {
      en: `Deal ${deal}: ${money(gets, 'en')} of the ${money(shared, 'en')} that are shared${winner.en}. The player has not answered yet.`,
      fr: `Deal n° ${deal} : ${money(gets, 'fr')} sur les ${money(shared, 'fr')} partagés${winner.fr}. Le joueur n’a pas encore répondu.`,
    };
  },
  prizes: () => ({ en: 'The prizes are not set yet.', fr: 'Les prix ne sont pas encore fixés.' }),
  dispute: ({ dispute, status }) => {
    const { en, fr } = disputeStates[status];
    return { en: `Dispute ${dispute} ${en}.`, fr: `La contestation ${dispute} ${fr}.` };
  },
  seatDraw: ({ players }) => ({
    en: `${numberOf(players, 'player', 'joueur').en} entered. Seats are not drawn yet.`,
    fr: `${numberOf(players, 'player', 'joueur').fr} ${pluriel(players, 'inscrit')}. Les places ne sont pas encore tirées.`,
  }),
  start: () => ({ en: 'Seats are drawn. The tournament can start.', fr: 'Les places sont tirées. Le tournoi peut commencer.' }),
};

/** The words on a button. @param answer of a ruling, with the total on the street where the option fixes one */
export function dueStepText(mutation: string, answer: string | null, to: number | null): Sentence {
  if (answer === null) return commandName(mutation) ?? { en: mutation, fr: mutation };
  if (mutation === 'ruleOnIncident') return answerNames[answer as IncidentOption];
  const { en, fr } = optionNames[answer as RulingOption];
  return to === null ? { en, fr } : { en: `${en} (${grouped(to, 'en')})`, fr: `${fr} (${grouped(to, 'fr')})` };
}
