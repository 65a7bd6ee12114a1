/**
 * Who is out in which place, who is in again, and how a tournament ends. Each event in one short line.
 */
import type { tournamentEvents } from '../../events/tournament.js';
import type { DisqualificationCause, LeavingCause, PlaceCorrectionCause, placesEvents } from '../../events/tournament-places.js';
import type { UncalledBet } from '../../events/hand-discards.js';
import { at, type EventTexts, listed, players, rank, where } from './event-phrases.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';
import { de } from './typography.js';
import { handName, ordinal } from './event-phrases.js';
import type { HandId } from '../../events/ids.js';
import { numberOf } from './numbers.js';

const leavings: Readonly<Record<LeavingCause, Sentence>> = {
  announced: { en: 'gives up', fr: 'abandonne' },
  inferred: { en: 'is taken to have given up', fr: 'abandonne, de l’avis du directeur' },
  notice: { en: 'has announced not to come back and leaves', fr: 'avait prévenu ne pas revenir et quitte le tournoi' },
  deadline: { en: 'did not show up in time and leaves', fr: 'n’était pas là à temps et quitte le tournoi' },
  deal: { en: 'leaves by a deal', fr: 'quitte le tournoi par deal' },
};

const disqualifications: Readonly<Record<DisqualificationCause, Sentence>> = {
  identityFraud: { en: ' for identity fraud', fr: ', fraude à l’identité' },
  penalty: { en: ' as a penalty', fr: ', par sanction' },
  other: { en: '', fr: '' },
};

const nothing: Sentence = { en: '', fr: '' };

const uncalledBets: Readonly<Record<UncalledBet, Sentence>> = {
  refund: { en: '; what nobody called comes back first', fr: ' ; la mise que personne n’a payée revient d’abord' },
  none: { en: '; what nobody called stays in the pot', fr: ' ; la mise que personne n’a payée reste au pot' },
};

type CourseTypes = 'PlayerEliminated' | 'PlayerReinstated' | 'TournamentReopened' | 'TournamentFinished';

const causes: Readonly<Record<PlaceCorrectionCause, Sentence>> = {
  together: { en: 'they went out with others', fr: 'sortie en même temps que d’autres' },
  ruled: { en: 'the director ruled it', fr: 'décision du directeur' },
  handCorrected: { en: 'a hand before was corrected', fr: 'une main précédente a été corrigée' },
  reinstated: { en: 'a player is in again', fr: 'un joueur est de nouveau en jeu' },
  outAgain: { en: 'a player who was in again is out as before', fr: 'une personne remise en jeu sort de nouveau, comme avant' },
  deal: { en: 'a deal fixed the places', fr: 'un deal a fixé les places' },
  expelled: { en: 'a player had been excluded before', fr: 'un joueur avait été exclu auparavant' },
  disqualified: { en: 'a player was disqualified after the end', fr: 'un joueur a été disqualifié après la fin' },
  disqualificationLifted: { en: 'a disqualification was lifted', fr: 'une disqualification a été levée' },
};

/** Of events of earlier releases. */
const anyCause: Sentence = { en: 'a hand or an elimination was corrected', fr: 'une main ou une sortie a été corrigée' };

const sharing = (tied: number): Sentence => where(tied > 1, `, shared by ${tied} players`, `, à ${tied} ex æquo`);

const because = (handId: HandId | null): Sentence =>
  handId === null
    ? { en: 'the director takes an elimination back', fr: 'le directeur annule une sortie' }
    : { en: `${handName(handId).en} was corrected`, fr: `la ${handName(handId).fr} a été corrigée` };

export const placesEventTexts: EventTexts<typeof placesEvents & Pick<typeof tournamentEvents, CourseTypes>> = {
  PlayerEliminated({ playerId, from, place, tied, handId, stackBefore, estimated }, { player, chips }) {
    const held = stackBefore === undefined || estimated === true ? null : chips(stackBefore);
    const stack = where(
      held !== null,
      `; ${numberOf(stackBefore ?? 0, 'chip', 'jeton').en} before`,
      ` ; ${numberOf(stackBefore ?? 0, 'chip', 'jeton').fr} avant`,
    );
    const hand = handId === null ? nothing : { en: `; ${handName(handId).en}`, fr: ` ; ${handName(handId).fr}` };
    return {
      en: `${player(playerId)} (${at(from).en}) is out in ${rank(place).en}${sharing(tied).en}${stack.en}${hand.en}`,
      fr: `${player(playerId)} (${at(from).fr}) sort à la ${rank(place).fr}${sharing(tied).fr}${stack.fr}${hand.fr}`,
    };
  },
  PlayerReinstated({ playerId, to, handId, byDirector }, { player, chips }) {
    const why = because(handId);
    const back = byDirector === undefined ? null : chips(byDirector.stack);
    const stack = where(back !== null, ` with ${back}`, ` avec ${back}`);
    const returned = byDirector?.returned ?? 0;
    const brought = where(
      returned > 0,
      `; ${chips(returned)} ${returned === 1 ? 'comes' : 'come'} back into play`,
      ` ; ${chips(returned)} ${returned < 2 ? 'revient' : 'reviennent'} en jeu`,
    );
    const taken = byDirector?.takenFrom ?? null;
    const source = where(taken !== null, `; the chips come from table ${taken}`, ` ; les jetons viennent de la table ${taken}`);
    const seat =
      to === null
        ? { en: `${stack.en} and waits for a seat`, fr: `${stack.fr} et attend un siège` }
        : { en: ` at ${at(to).en}${stack.en}`, fr: `, ${at(to).fr}${stack.fr}` };
    return {
      en: `${player(playerId)} is in again${seat.en}: ${why.en}${brought.en}${source.en}`,
      fr: `${player(playerId)} revient en jeu${seat.fr} : ${why.fr}${brought.fr}${source.fr}`,
    };
  },
  PlaceCorrected({ playerId, place, tied, why }, { player }) {
    const cause = why === undefined ? anyCause : causes[why.cause];
    const hand = why?.handId ?? null;
    const which = hand === null ? nothing : { en: ` (${handName(hand).en})`, fr: ` (${handName(hand).fr})` };
    const cited = citedIn(why?.articles ?? []);
    const said = where(why?.reason != null, ` – “${why?.reason}”`, ` – « ${why?.reason} »`);
    return {
      en: `${player(playerId)} now has ${rank(place).en}${sharing(tied).en}: ${cause.en}${which.en}${cited.en}${said.en}`,
      fr: `${player(playerId)} passe à la ${rank(place).fr}${sharing(tied).fr} : ${cause.fr}${which.fr}${cited.fr}${said.fr}`,
    };
  },
  EliminationCorrected({ playerId, wentOut }, { player }) {
    const other = player(wentOut.playerId);
    return {
      en: `the wrong player was reported out: not ${player(playerId)}, but ${other} (${at(wentOut.from).en})`,
      fr: `erreur sur le joueur annoncé sorti : non pas ${player(playerId)}, mais ${other} (${at(wentOut.from).fr})`,
    };
  },
  PlacesRuled({ players: ranked }, { player, language }) {
    const placed = listed(
      ranked,
      (each) =>
        `${player(each.playerId)} ${ordinal(each.place)[language]} (${language === 'fr' ? `au lieu de ${ordinal(each.was.place).fr}` : `not ${ordinal(each.was.place).en}`})`,
      language,
    );
    return {
      en: `the director rules on places: ${placed}`,
      fr: `le directeur arrête les places : ${placed}`,
    };
  },
  DeclassingLifted: ({ playerId }, { player }) => ({
    en: `${player(playerId)} is no longer declassed: the points count`,
    fr: `déclassement levé pour ${player(playerId)} : les points comptent`,
  }),
  DisqualificationLifted({ playerId, again }, { player }) {
    const place =
      again === undefined
        ? {
            en: 'the place and its prize stand, the chips stay out of play',
            fr: 'la place et son prix restent, les jetons restent hors jeu',
          }
        : {
            en: `${rank(again.place).en} again${sharing(again.tied).en}`,
            fr: `de nouveau ${rank(again.place).fr}${sharing(again.tied).fr}`,
          };
    return {
      en: `${player(playerId)} is no longer disqualified: ${place.en}`,
      fr: `disqualification levée pour ${player(playerId)} : ${place.fr}`,
    };
  },
  OutPlayerDisqualified({ playerId, place, was, cause, offenceId }, { player }) {
    const offence = where(offenceId !== undefined, `, offence ${offenceId}`, `, faute n° ${offenceId}`);
    const why = disqualifications[cause];
    return {
      en: `${player(playerId)} is disqualified after the end${why.en}${offence.en}: ${rank(place).en}, not ${rank(was.place).en}`,
      fr: `disqualification après la fin : ${player(playerId)}${why.fr}${offence.fr} ; ${rank(place).fr}, et non ${rank(was.place).fr}`,
    };
  },
  TournamentReopened({ handId, winner }, { player }) {
    const why = handId === null ? { en: 'its end does not stand', fr: 'sa fin est annulée' } : because(handId);
    const name = winner === null ? null : player(winner);
    const undone = where(name !== null, `; ${name} has not won`, ` ; ${name} n’a pas gagné`);
    return { en: `the tournament goes on: ${why.en}${undone.en}`, fr: `le tournoi reprend : ${why.fr}${undone.fr}` };
  },
  TournamentFinished: ({ winner, stack }, { player, chips }) => ({
    en: `the tournament is over: ${player(winner)} wins with ${chips(stack)}`,
    fr: `fin du tournoi : ${player(winner)} gagne avec ${chips(stack)}`,
  }),
  PlayerWithdrew: ({ playerId, from, removed, place, cause }, { player, chips }) => ({
    en: `${player(playerId)} (${at(from).en}) ${leavings[cause].en}: ${rank(place).en}; ${chips(removed)} ${removed === 1 ? 'leaves' : 'leave'} play`,
    fr: `${player(playerId)} (${at(from).fr}) ${leavings[cause].fr} : ${rank(place).fr} ; ${chips(removed)} ${removed < 2 ? 'quitte' : 'quittent'} le jeu`,
  }),
  ExpulsionOrdered({ playerId, from, handId, cause, offenceId, uncalled }, { player }) {
    const offence = where(offenceId !== undefined, `, offence ${offenceId}`, `, faute n° ${offenceId}`);
    const why = disqualifications[cause];
    const bet = uncalled === undefined ? nothing : uncalledBets[uncalled];
    return {
      en: `${player(playerId)} (${at(from).en}) is disqualified during ${handName(handId).en}${why.en}${offence.en}: the hand is dead, and the player leaves after it${bet.en}`,
      fr: `disqualification pendant la ${handName(handId).fr} : ${player(playerId)} (${at(from).fr})${why.fr}${offence.fr} ; main morte, sortie dès la fin de la main${bet.fr}`,
    };
  },
  ExpulsionWithdrawn({ playerId, handId, cause }, { player }) {
    const why = where(cause === 'nobodyLeft', ': nobody else has chips', ' : personne d’autre n’a de jetons');
    return {
      en: `the disqualification of ${player(playerId)} during ${handName(handId).en} is withdrawn${why.en}`,
      fr: `la disqualification ${de(player(playerId))} pendant la ${handName(handId).fr} est retirée${why.fr}`,
    };
  },
  PlayerDisqualified({ playerId, from, removed, place, cause, offenceId }, { player, chips }) {
    const offence = where(offenceId !== undefined, `, offence ${offenceId}`, `, faute n° ${offenceId}`);
    const why = disqualifications[cause];
    return {
      en: `${player(playerId)} (${at(from).en}) is disqualified${why.en}${offence.en}: ${rank(place).en}; ${chips(removed)} ${removed === 1 ? 'leaves' : 'leave'} play`,
      fr: `disqualification : ${player(playerId)} (${at(from).fr})${why.fr}${offence.fr} ; ${rank(place).fr} ; ${chips(removed)} ${removed < 2 ? 'quitte' : 'quittent'} le jeu`,
    };
  },
  EliminatedTogether({ players: out, bubble, sharedPrize, order, found }, say) {
    const { player, chips, language } = say;
    const named = out
      .map(
        ({ playerId, table, stack }) => `${player(playerId)} (table ${table}, ${language === 'fr' ? 'tapis de' : 'with'} ${chips(stack)})`,
      )
      .join(', ');
    const onBubble = where(bubble, ' on the bubble', ' à la bulle');
    const prize =
      sharedPrize === null
        ? { en: '', fr: '' }
        : {
            en: `; ${players(sharedPrize.players, say)} share the prize of ${rank(sharedPrize.place).en}`,
            fr: ` ; ${players(sharedPrize.players, say)} partagent le prix de la ${rank(sharedPrize.place).fr}`,
          };
    if (order !== undefined) {
      const names = players(
        out.map(({ playerId }) => playerId),
        say,
      );
      const placed =
        order === 'tied' ? { en: 'share a place', fr: 'partagent une place' } : { en: 'out in this order', fr: 'sortis dans cet ordre' };
      return {
        en: `the director places those who went out at the same time${onBubble.en} (${placed.en}): ${names}${prize.en}`,
        fr: `le directeur classe les sorties simultanées${onBubble.fr} (${placed.fr}) : ${names}${prize.fr}`,
      };
    }
    if (found !== undefined) {
      return {
        en: `reported one by one, but out in one hand by the record${onBubble.en}: ranked by the chips before it: ${named}${prize.en}; if it was in two hands, correct the places (correctPlaces)`,
        fr: `sorties signalées une par une, mais dans une seule main d’après le journal${onBubble.fr}, classées sur les jetons d’avant : ${named}${prize.fr} ; si c’était en deux mains, rectifiez les places (correctPlaces)`,
      };
    }
    return {
      en: `out at the same time${onBubble.en}${out.length > 1 ? ', ranked by the chips before the hand' : ''}: ${named}${prize.en}`,
      fr: `sorties simultanées${onBubble.fr}${out.length > 1 ? ', classées sur les jetons d’avant la main' : ''} : ${named}${prize.fr}`,
    };
  },
  EliminationDeclared: ({ playerId }, { player }) => ({
    en: `${player(playerId)} reports being out`,
    fr: `${player(playerId)} déclare sa sortie`,
  }),
  PlayerDeclassed: ({ playerId }, { player }) => ({
    en: `${player(playerId)} did not report being out and gets no points`,
    fr: `${player(playerId)} n’a pas déclaré sa sortie et ne marque aucun point`,
  }),
  QualificationTied: ({ seats, players: tied }, say) => ({
    en: `tied for the last ${seats === 1 ? 'seat' : `${seats} seats`} of the qualification, the director rules: ${players(tied, say)}`,
    fr: `ex æquo pour ${seats === 1 ? 'la dernière qualification' : `les ${seats} dernières qualifications`}, le directeur tranche : ${players(tied, say)}`,
  }),
  SatelliteFinished: ({ qualified }, say) => ({
    en: `the tournament is over; qualified: ${players(qualified, say) || 'nobody'}`,
    fr: `fin du tournoi ; qualifiés : ${players(qualified, say) || 'personne'}`,
  }),
};
