/**
 * Counts, chips added, lost, found and taken, races and exchanges, each event in one short line.
 */
import type { tournamentEvents } from '../../events/tournament.js';
import type { CandidateReason, chipInventoryEvents } from '../../events/tournament-chip-inventory.js';
import type { chipRaceEvents, ExchangeBy } from '../../events/tournament-chip-race.js';
import { at, type EventTexts, listed, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel } from './numbers.js';
import { handName, inHand, seats as seatsText } from './event-phrases.js';

const exchangers: Readonly<Record<ExchangeBy, Sentence>> = {
  players: { en: 'among players', fr: 'entre joueurs' },
  director: { en: 'by the director', fr: 'par le directeur' },
  floor: { en: 'by the floor', fr: 'par le floor' },
};

const explanations: Readonly<Record<CandidateReason, Sentence>> = {
  opposite: { en: 'an opposite difference', fr: 'un écart contraire' },
  moved: { en: 'players moved', fr: 'des joueurs déplacés' },
  uncertain: { en: 'not counted since', fr: 'pas comptée depuis' },
};

/** Whether a corrected race has other winners, or the same with other cards. */
function winnersText(winners: readonly number[], before: readonly number[]): Sentence {
  if (winners.join() === before.join()) return { en: 'the winners stay the same', fr: 'les gagnants restent les mêmes' };
  const won = (of: readonly number[]): Sentence =>
    of.length === 0 ? { en: 'nobody', fr: 'personne' } : { en: seatsText(of).en, fr: seatsText(of).fr };
  return { en: `won by ${won(winners).en}, not by ${won(before).en}`, fr: `gagné par : ${won(winners).fr}, et non : ${won(before).fr}` };
}

type Pieces = readonly { readonly value: number; readonly count: number }[];

export const chipsEventTexts: EventTexts<
  typeof chipRaceEvents & typeof chipInventoryEvents & Pick<typeof tournamentEvents, 'ChipsCounted'>
> = {
  ChipsCounted({ table, stacks }, { player, chips, language }) {
    const held = listed(stacks, ({ playerId, stack }) => `${player(playerId)} ${chips(stack)}`, language);
    return { en: `count at table ${table}: ${held}`, fr: `comptage à la table ${table} : ${held}` };
  },
  ChipCountCorrected({ table, count, stacks }, { player, chips, language }) {
    const held = listed(stacks, ({ playerId, stack }) => `${player(playerId)} ${chips(stack)}`, language);
    return {
      en: `count ${count} at table ${table} was entered wrongly; counted: ${held}`,
      fr: `le comptage n° ${count} de la table ${table} était mal saisi ; compté : ${held}`,
    };
  },
  AbsentBlindsTaken({ playerId, at: place, blinds, amount }, { player, chips }) {
    const hands = blinds.reduce((sum, { smallBlinds, bigBlinds }) => sum + smallBlinds + bigBlinds, 0);
    const withAntes = where(
      blinds.some(({ antes }) => antes > 0),
      ' with antes',
      ' avec les antes',
    );
    return {
      en: `${player(playerId)} (${at(place).en}) is away: ${hands} ${plural(hands, 'blind')}${withAntes.en}, ${chips(amount)} in all, go to the others at the table`,
      fr: `${player(playerId)} (${at(place).fr}), en son absence : ${hands} ${pluriel(hands, 'blinde')}${withAntes.fr}, ${chips(amount)} en tout, vont aux autres de la table`,
    };
  },
  ColorUpWithdrawn: ({ value, by }, { chips }) => ({
    en: `the exchange of chips of ${chips(value)} is withdrawn ${exchangers[by].en}`,
    fr: `l’échange des jetons de ${chips(value)} est retiré ${exchangers[by].fr}`,
  }),
  ChipRaceWithdrawn: ({ removed, by }, { chips }) => ({
    en: `the chip race is withdrawn ${exchangers[by].en}: chips of ${chips(removed)} stay in play`,
    fr: `le chip race est retiré ${exchangers[by].fr} : les jetons de ${chips(removed)} restent en jeu`,
  }),
  ChipRaceCorrected({ table, winners, was, changes }, { player, chips, language }) {
    const won = winnersText(winners, was.winners);
    const moved = listed(
      changes,
      ({ playerId, amount }) => `${player(playerId)} ${amount > 0 ? '+' : '−'}${chips(Math.abs(amount))}`,
      language,
    );
    const gains = where(changes.length > 0, `: ${moved}`, ` : ${moved}`);
    return {
      en: `the chip race of table ${table} is corrected: ${won.en}${gains.en}`,
      fr: `le chip race de la table ${table} est corrigé : ${won.fr}${gains.fr}`,
    };
  },
  ChipsAdded: ({ playerId, at: place, amount, by }, { player, chips }) => ({
    en: `${player(playerId)} (${at(place).en}) had received too little: ${chips(amount)} added ${exchangers[by].en}`,
    fr: `${player(playerId)} (${at(place).fr}) avait reçu trop peu : ajout de ${chips(amount)} ${exchangers[by].fr}`,
  }),
  ChipsTakenBack: ({ playerId, at: place, amount, by }, { player, chips }) => ({
    en: `${player(playerId)} (${at(place).en}) had received too much: ${chips(amount)} taken back ${exchangers[by].en}`,
    fr: `${player(playerId)} (${at(place).fr}) avait reçu trop : reprise de ${chips(amount)} ${exchangers[by].fr}`,
  }),
  ChipsReportedLost: ({ differenceId, playerId, at: place, amount, by }, { player, chips }) => ({
    en: `loss ${differenceId}: ${chips(amount)} of ${player(playerId)} (${at(place).en}) ${amount === 1 ? 'is' : 'are'} missing, reported ${exchangers[by].en}`,
    fr: `perte ${differenceId} : il manque ${chips(amount)} à ${player(playerId)} (${at(place).fr}), signalé ${exchangers[by].fr}`,
  }),
  LostChipsFound({ differenceId, playerId, outOfView, returned, removed, by }, { player, chips }) {
    const hidden = where(outOfView, ', out of view', ', hors de vue');
    const en =
      returned > 0 ? `${chips(returned)} given back to ${player(playerId)}` : `${chips(removed)} of ${player(playerId)} removed from play`;
    const fr =
      returned > 0
        ? `${chips(returned)} ${pluriel(returned, 'rendu')} à ${player(playerId)}`
        : `retrait du jeu de ${chips(removed)} (${player(playerId)})`;
    return {
      en: `loss ${differenceId} found${hidden.en}: ${en} ${exchangers[by].en}`,
      fr: `perte ${differenceId} retrouvée${hidden.fr} : ${fr} ${exchangers[by].fr}`,
    };
  },
  HiddenChipsNoted: ({ handId, playerId, amount, origin }, { player, chips }) => {
    const outside = where(origin === 'outside', ' from outside', ' venus de l’extérieur');
    return {
      en: `${handName(handId).en}: ${chips(amount)}${outside.en} found with ${player(playerId)} leave play when it is settled`,
      fr: `${handName(handId).fr} : jetons trouvés chez ${player(playerId)}${outside.fr}, à retirer du jeu à son règlement : ${chips(amount)}`,
    };
  },
  HiddenChipsConfiscated({ playerId, at: place, amount, origin, handId, differenceId, by }, { player, chips }) {
    const outside = where(origin === 'outside', ' from outside', ' venus de l’extérieur');
    const loss = where(differenceId !== null, `; they were loss ${differenceId}`, ` ; c’était la perte ${differenceId}`);
    const who = by === null ? null : exchangers[by];
    const [en, fr] = who === null ? ['', ''] : [` ${who.en}`, ` ${who.fr}`];
    const hand = inHand(handId);
    return {
      en: `${chips(amount)}${outside.en} ${amount === 1 ? 'is' : 'are'} confiscated from ${player(playerId)} (${at(place).en})${hand.en}${en}${loss.en}`,
      fr: `confiscation à ${player(playerId)} (${at(place).fr})${hand.fr}${fr} : ${chips(amount)}${origin === 'outside' ? ', de l’extérieur' : ''}${loss.fr}`,
    };
  },
  ChipDiscrepancyRecorded({ differenceId, table, expected, counted, candidates, explains, by }, { chips }) {
    const possible = (language: 'en' | 'fr'): string =>
      candidates.map((each) => `table ${each.table} (${explanations[each.reason][language]})`).join(', ');
    const possibly = where(candidates.length > 0, `; could explain it: ${possible('en')}`, ` ; explication possible : ${possible('fr')}`);
    const explained = where(explains !== null, `; explains difference ${explains}`, ` ; explique l’écart ${explains}`);
    return {
      en: `difference ${differenceId}: table ${table} counts ${chips(counted)} instead of ${chips(expected)}, accepted ${exchangers[by].en}${explained.en}${possibly.en}`,
      fr: `écart ${differenceId} : la table ${table} compte ${chips(counted)} au lieu de ${chips(expected)}, accepté ${exchangers[by].fr}${explained.fr}${possibly.fr}`,
    };
  },
  ColorUpAnnounced: ({ value, extent, by }, { chips }) => ({
    en: `color-up ${exchangers[by].en}: ${extent === 'total' ? 'all' : 'surplus'} chips of ${chips(value)} are exchanged for larger ones`,
    fr: `color-up ${exchangers[by].fr} : ${extent === 'total' ? 'tous les jetons' : 'les jetons en trop'} de ${chips(value)} sont changés en plus gros`,
  }),
  ChipsExchanged({ table, playerId, otherId, gives, gets, by }, { player, chips }) {
    const pieces = (of: Pieces): string => of.map(({ value, count }) => `${count} × ${chips(value)}`).join(' + ');
    const [en, fr] = otherId === null ? ['the bank', 'la banque'] : [player(otherId), player(otherId)];
    return {
      en: `table ${table}: ${player(playerId)} exchanges ${pieces(gives)} for ${pieces(gets)} with ${en}, ${exchangers[by].en}`,
      fr: `table ${table} : ${player(playerId)} échange ${pieces(gives)} contre ${pieces(gets)} avec ${fr}, ${exchangers[by].fr}`,
    };
  },
  ChipRaceAnnounced: ({ removed, newSmallest, by }, { chips }) => ({
    en: `chip race announced ${exchangers[by].en}: chips of ${chips(removed)} ${removed === 1 ? 'leaves' : 'leave'} play, ${chips(newSmallest)} is the smallest`,
    fr: `chip race annoncé ${exchangers[by].fr} : les jetons de ${chips(removed)} ${removed < 2 ? 'quitte' : 'quittent'} le jeu, ${chips(newSmallest)} est le plus petit`,
  }),
  ChipRaceRun({ table, removed, newSmallest, method, deal, winners, rescued, delta }, { chips }) {
    const [cards, cartes] =
      method === 'threshold'
        ? ['by rounding', 'par arrondi']
        : deal?.kind === 'drawn'
          ? ['by cards drawn by the software', 'aux cartes tirées par le logiciel']
          : ['by cards dealt', 'aux cartes données'];
    const seats = (of: readonly number[]): string => of.join(', ');
    const saved = where(
      rescued.length > 0,
      `; saved ${plural(rescued.length, 'seat')}: ${seats(rescued)}`,
      ` ; ${pluriel(rescued.length, 'siège')} ${pluriel(rescued.length, 'sauvé')} : ${seats(rescued)}`,
    );
    const change =
      delta === 0
        ? { en: 'unchanged', fr: 'inchangé' }
        : { en: `${delta < 0 ? '−' : '+'}${chips(Math.abs(delta))}`, fr: `${delta < 0 ? '−' : '+'}${chips(Math.abs(delta))}` };
    return {
      en: `table ${table} races off ${chips(removed)} for ${chips(newSmallest)}, ${cards}; ${winners.length === 0 ? 'nobody wins a chip' : `winning ${plural(winners.length, 'seat')}: ${seats(winners)}`}${saved.en}; table total ${change.en}`,
      fr: `table ${table}, chip race de ${chips(removed)} en ${chips(newSmallest)}, ${cartes} ; ${winners.length === 0 ? 'personne ne gagne de jeton' : `${pluriel(winners.length, 'siège')} ${pluriel(winners.length, 'gagnant')} : ${seats(winners)}`}${saved.fr} ; total de la table ${change.fr}`,
    };
  },
  FoundChipsReported: ({ playerId, at: place, value, count, credited, removed }, { player, chips }) => ({
    en: `${player(playerId)} (${at(place).en}) finds ${count} old ${plural(count, 'chip')} of ${chips(value)}: ${chips(credited)} credited, ${chips(removed)} removed`,
    fr: `${player(playerId)} (${at(place).fr}) retrouve ${count} ${pluriel(count, 'ancien')} ${pluriel(count, 'jeton')} de ${chips(value)} : crédit de ${chips(credited)}, retrait de ${chips(removed)}`,
  }),
};
