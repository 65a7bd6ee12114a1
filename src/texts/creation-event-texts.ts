/**
 * How a tournament is announced, drawn, started and timed, each event in one short line.
 */
import type { tournamentEvents } from '../../events/tournament.js';
import type { TournamentKind } from '../../events/tournament-entry.js';
import { titleOf } from '../rulebooks/rulebooks.js';
import { type EventTexts, minutes, players, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { numberOf, plural, pluriel } from './numbers.js';
import { timeIn } from './times.js';

type CreationTypes =
  | 'TournamentCreated'
  | 'PlayerRegistered'
  | 'RegistrationWithdrawn'
  | 'DrawCommitted'
  | 'RegistrationClosed'
  | 'RegistrationReopened'
  | 'SeatsDrawn'
  | 'TournamentStarted'
  | 'LevelStarted'
  | 'BreakStarted'
  | 'ClockPaused'
  | 'ClockResumed'
  | 'ClockAdjusted'
  | 'AnnouncementCorrected'
  | 'TermsCorrected'
  | 'StartWithdrawn'
  | 'StructureChanged'
  | 'PlayedLevelCorrected';

const ages = {
  dayOfBirth: { en: 'date of birth checked', fr: 'date de naissance vérifiée' },
  declared: { en: 'declared to be of age', fr: 'majorité déclarée' },
  registry: { en: 'of age by the registry', fr: 'majorité connue du club' },
  notChecked: { en: 'age to be checked at the door', fr: 'majorité à vérifier à l’accueil' },
} as const satisfies Readonly<Record<string, Sentence>>;

const identities = {
  document: { en: 'identity document shown', fr: 'pièce d’identité présentée' },
  dataConfirmed: { en: 'data confirmed', fr: 'données confirmées' },
  notShown: { en: 'no document shown', fr: 'aucune pièce présentée' },
  registry: { en: 'identity document seen earlier', fr: 'pièce d’identité déjà vue' },
} as const satisfies Readonly<Record<string, Sentence>>;

const kinds: Readonly<Record<TournamentKind, Sentence>> = {
  weekly: { en: 'weekly', fr: 'hebdomadaire' },
  regional: { en: 'regional', fr: 'régional' },
  national: { en: 'national', fr: 'national' },
  other: { en: 'special', fr: 'particulier' },
};

/** How it was found that a player may take part. */
export function admissionText({
  age,
  identity,
}: {
  readonly age: keyof typeof ages;
  readonly identity: keyof typeof identities;
}): Sentence {
  return { en: `${ages[age].en}, ${identities[identity].en}`, fr: `${ages[age].fr}, ${identities[identity].fr}` };
}

export const creationEventTexts: EventTexts<Pick<typeof tournamentEvents, CreationTypes>> = {
  TournamentCreated({ name, club, rulebook, startingStack, seatsPerTable, structure }, { chips }) {
    const book = titleOf(rulebook);
    const own = Object.keys(rulebook.houseRules ?? {}).length;
    const house = where(own > 0, ` with ${own} house ${plural(own, 'rule')}`, ` avec ${own} ${pluriel(own, 'règle')} maison`);
    const levels = structure.filter(({ kind }) => kind === 'level').length;
    return {
      en: `tournament announced: ${name} (${club}); rulebook ${book}${house.en}; stacks of ${chips(startingStack)}, ${seatsPerTable} ${plural(seatsPerTable, 'seat')} a table, ${levels} ${plural(levels, 'level')}`,
      fr: `tournoi annoncé : ${name} (${club}) ; règlement ${book}${house.fr} ; tapis de ${chips(startingStack)}, ${seatsPerTable} ${pluriel(seatsPerTable, 'siège')} par table, ${levels} ${pluriel(levels, 'niveau', 'niveaux')}`,
    };
  },
  AnnouncementCorrected({ scheduledAt, timeZone, venue, currency, kind, seasonLevel }) {
    const english = [
      scheduledAt === undefined ? [] : [`start: ${timeIn(scheduledAt).en}`],
      timeZone === undefined ? [] : [`time zone: ${timeZone}`],
      venue === undefined ? [] : [`venue: ${venue}`],
      currency === undefined ? [] : [`currency: ${currency}`],
      kind === undefined ? [] : [`kind: ${kinds[kind].en} tournament`],
      seasonLevel === undefined ? [] : [`level in seasons: ${seasonLevel}`],
    ].flat();
    const french = [
      scheduledAt === undefined ? [] : [`début : ${timeIn(scheduledAt).fr}`],
      timeZone === undefined ? [] : [`fuseau horaire : ${timeZone}`],
      venue === undefined ? [] : [`lieu : ${venue}`],
      currency === undefined ? [] : [`monnaie : ${currency}`],
      kind === undefined ? [] : [`type : tournoi ${kinds[kind].fr}`],
      seasonLevel === undefined ? [] : [`niveau en championnat : ${seasonLevel}`],
    ].flat();
    return { en: `the announcement is corrected: ${english.join('; ')}`, fr: `l’annonce est corrigée : ${french.join(' ; ')}` };
  },
  TermsCorrected({ name, club, rulebook, startingStack, seatsPerTable, reason: _reason, ...others }, { chips }) {
    const more = Object.keys(others).length;
    const english = [
      name === undefined ? [] : [`the name is ${name}`],
      club === undefined ? [] : [`the club is ${club}`],
      rulebook === undefined ? [] : [`the rulebook is ${titleOf(rulebook)}`],
      startingStack === undefined ? [] : [`stacks of ${chips(startingStack)}`],
      seatsPerTable === undefined ? [] : [`${seatsPerTable} seats a table`],
      more === 0 ? [] : [`${more} other ${plural(more, 'setting')}`],
    ].flat();
    const french = [
      name === undefined ? [] : [`nom : ${name}`],
      club === undefined ? [] : [`club : ${club}`],
      rulebook === undefined ? [] : [`règlement : ${titleOf(rulebook)}`],
      startingStack === undefined ? [] : [`tapis de ${chips(startingStack)}`],
      seatsPerTable === undefined ? [] : [`${seatsPerTable} sièges par table`],
      more === 0 ? [] : [`${more} ${pluriel(more, 'autre')} ${pluriel(more, 'paramètre')}`],
    ].flat();
    const [en, fr] = english.length === 0 ? ['', ''] : [`: ${english.join(', ')}`, ` : ${french.join(', ')}`];
    return { en: `the terms are corrected${en}`, fr: `l’annonce est corrigée${fr}` };
  },
  StartWithdrawn: ({ players: count }, { chips: _chips }) => ({
    en: `the start is taken back: ${numberOf(count, 'player', 'joueur').en}, stacks given back; the drawn seats stay`,
    fr: `le départ est annulé : ${numberOf(count, 'player', 'joueur').fr}, tapis rendus ; les sièges tirés restent`,
  }),
  StructureChanged({ from, periods, remainingMs }) {
    const left = remainingMs === null ? null : minutes(remainingMs);
    const running = where(left !== null, `; ${left} left of the current period`, ` ; il reste ${left} de la période en cours`);
    return {
      en: `the structure is changed from period ${from + 1} on: ${periods.length} ${plural(periods.length, 'period')}${running.en}`,
      fr: `la structure change à partir de la période ${from + 1} : ${periods.length} ${pluriel(periods.length, 'période')}${running.fr}`,
    };
  },
  PlayedLevelCorrected({ level, smallBlind, bigBlind, ante, instead }, { chips }) {
    const named = (each: { readonly smallBlind: number; readonly bigBlind: number; readonly ante: number }): string =>
      `${chips(each.smallBlind)} / ${chips(each.bigBlind)}${each.ante === 0 ? '' : ` (${chips(each.ante)})`}`;
    return {
      en: `level ${level} was played with blinds of ${named({ smallBlind, bigBlind, ante })}, not ${named(instead)}`,
      fr: `le niveau ${level} a été joué aux blindes ${named({ smallBlind, bigBlind, ante })}, et non ${named(instead)}`,
    };
  },
  PlayerRegistered({ playerId, admission }, { player }) {
    const checked = admission === undefined ? null : admissionText(admission);
    return {
      en: `${player(playerId)} registers${checked === null ? '' : ` (${checked.en})`}`,
      fr: `${player(playerId)} s’inscrit${checked === null ? '' : ` (${checked.fr})`}`,
    };
  },
  RegistrationWithdrawn({ playerId, waited, refund }, { player }) {
    const [list, liste] = waited ? ['waiting list', 'retrait de la liste d’attente'] : ['list', 'inscription retirée'];
    const back = where(refund !== undefined, '; the price of the entry is due back', ' ; inscription à rembourser');
    return { en: `${player(playerId)} is taken off the ${list}${back.en}`, fr: `${liste} : ${player(playerId)}${back.fr}` };
  },
  DrawCommitted({ draw, hash, by }) {
    const [en, fr] = by === 'node' ? ['server', 'le serveur'] : ['organiser', 'l’organisateur'];
    return {
      en: `the ${en} publishes the hash of the seed of draw ${draw}, ${hash.slice(0, 16)}…`,
      fr: `${fr} publie l’empreinte de la graine du tirage ${draw}, ${hash.slice(0, 16)}…`,
    };
  },
  RegistrationClosed: ({ players: count }) => ({
    en: `registration is closed with ${count} ${plural(count, 'player')}`,
    fr: `les inscriptions sont closes avec ${count} ${pluriel(count, 'joueur')}`,
  }),
  RegistrationReopened: () => ({
    en: 'registration is open again; drawn seats are void',
    fr: 'les inscriptions sont rouvertes ; les sièges tirés sont annulés',
  }),
  SeatsDrawn({ seats }) {
    const count = new Set(seats.map(({ table }) => table)).size;
    return {
      en: `seats are drawn for ${seats.length} ${plural(seats.length, 'player')} at ${count} ${plural(count, 'table')}`,
      fr: `les sièges sont tirés : ${seats.length} ${pluriel(seats.length, 'joueur')} sur ${count} ${pluriel(count, 'table')}`,
    };
  },
  TournamentStarted({ startingStack, players: count, expected = [], away = [] }, say) {
    const late = where(expected.length > 0, `; expected later: ${players(expected, say)}`, ` ; attendus : ${players(expected, say)}`);
    const absent = where(
      away.length > 0,
      `; away, with a stack: ${players(away, say)}`,
      ` ; absents, tapis en jeu : ${players(away, say)}`,
    );
    return {
      en: `the tournament starts: ${count} ${plural(count, 'player')} with ${say.chips(startingStack)} each${late.en}${absent.en}`,
      fr: `le tournoi commence : ${count} ${pluriel(count, 'joueur')}, tapis de ${say.chips(startingStack)}${late.fr}${absent.fr}`,
    };
  },
  LevelStarted: ({ level, by }) =>
    by === 'clock'
      ? { en: `level ${level} starts`, fr: `début du niveau ${level}` }
      : { en: `the director starts level ${level}`, fr: `le directeur lance le niveau ${level}` },
  BreakStarted: ({ by }) =>
    by === 'clock'
      ? { en: 'a break starts', fr: 'début d’une pause' }
      : { en: 'the director starts a break', fr: 'le directeur lance une pause' },
  ClockPaused({ remainingMs, at, unseenSince, reason }) {
    const left = minutes(remainingMs);
    const why = where(reason !== undefined, `: ${reason}`, ` : ${reason}`);
    if (unseenSince === undefined)
      return { en: `the clock is stopped with ${left} left${why.en}`, fr: `le chronomètre est arrêté, reste ${left}${why.fr}` };
    const unseen = minutes(at - unseenSince);
    return {
      en: `the clock is stopped with ${left} left: nobody saw it for ${unseen}, and the director says whether that time counts`,
      fr: `le chronomètre est arrêté, reste ${left} : personne ne l’a vu pendant ${unseen}, au directeur de dire si ce temps compte`,
    };
  },
  ClockResumed: ({ at, unseenSince }) =>
    unseenSince === undefined
      ? { en: 'the clock runs again', fr: 'le chronomètre repart' }
      : {
          en: `the clock runs again, and the ${minutes(at - unseenSince)} that nobody saw count`,
          fr: `le chronomètre repart, et les ${minutes(at - unseenSince)} sans surveillance comptent`,
        },
  ClockAdjusted({ by, byMs, remainingMs }) {
    const [forward, avance] = byMs < 0 ? ['forward', 'avancé'] : ['back', 'reculé'];
    const who = where(by === 'handForHand', ' by hand-for-hand play', ' par le main par main');
    return {
      en: `the clock is put ${forward} ${minutes(byMs)}${who.en}; ${minutes(remainingMs)} left`,
      fr: `le chronomètre est ${avance} de ${minutes(byMs)}${who.fr} ; reste ${minutes(remainingMs)}`,
    };
  },
};
