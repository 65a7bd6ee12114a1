/**
 * The names of phases, streets, stakes and kinds of event, in English and French.
 */
import type { TournamentKind } from '../../events/tournament-entry.js';
import type { Period } from '../../events/tournament.js';
import type { AnteFormat, Street } from '../../events/values.js';
import type { HandPhase } from '../hand/state.js';
import type { Sentence } from './sentences.js';

/** What a hand is at. */
export const phaseNames: Readonly<Record<HandPhase, Sentence>> = {
  notStarted: { en: 'not started', fr: 'pas commencée' },
  posting: { en: 'antes and blinds', fr: 'antes et blindes' },
  dealing: { en: 'the deal', fr: 'la donne' },
  awaitingRedeal: { en: 'the deal was cancelled', fr: 'la donne est annulée' },
  betting: { en: 'betting', fr: 'les enchères' },
  awaitingBoard: { en: 'the next street is to be dealt', fr: 'le tour suivant est à distribuer' },
  settling: { en: 'pots are gathered', fr: 'les pots sont ramassés' },
  showdown: { en: 'showdown', fr: 'l’abattage' },
  completed: { en: 'over', fr: 'terminée' },
};

export const streetNames: Readonly<Record<Street, Sentence>> = {
  preflop: { en: 'betting before the flop', fr: 'préflop' },
  flop: { en: 'flop', fr: 'flop' },
  turn: { en: 'turn', fr: 'turn' },
  river: { en: 'river', fr: 'river' },
};

export const blindNames: Readonly<Record<'small' | 'big', Sentence>> = {
  small: { en: 'small blind', fr: 'petite blinde' },
  big: { en: 'big blind', fr: 'grosse blinde' },
};

export const stakeNames: Readonly<Record<'smallBlind' | 'bigBlind' | 'ante' | 'chipUnit', Sentence>> = {
  smallBlind: blindNames.small,
  bigBlind: blindNames.big,
  ante: { en: 'ante', fr: 'ante' },
  chipUnit: { en: 'smallest chip', fr: 'plus petit jeton' },
};

/** Who pays an ante. */
export const anteNames: Readonly<Record<AnteFormat, Sentence>> = {
  none: { en: 'no ante', fr: 'aucune ante' },
  classic: { en: 'an ante from every player', fr: 'une ante par joueur' },
  button: { en: 'an ante from the button', fr: 'une ante payée par le bouton' },
  bigBlind: { en: 'an ante from the big blind', fr: 'une ante payée par la grosse blinde' },
};

/** What a tournament is in its federation. */
export const periodNames: Readonly<Record<Period['kind'], Sentence>> = {
  level: { en: 'level', fr: 'niveau' },
  break: { en: 'break', fr: 'pause' },
};

export const eventKindNames: Readonly<Record<TournamentKind, Sentence>> = {
  weekly: { en: 'weekly events', fr: 'les tournois hebdomadaires' },
  regional: { en: 'regional finals', fr: 'les finales régionales' },
  national: { en: 'national finals', fr: 'les finales nationales' },
  other: { en: 'other events', fr: 'les autres tournois' },
};
