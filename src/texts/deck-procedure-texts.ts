/**
 * The steps that correct a wrong street, for the person who holds the deck, in English and French.
 */
import type { EventOf } from '../../events/event-type.js';
import type { BoardStreet, deckEvents, Handler, ProcedureStep } from '../../events/hand-deck.js';
import { cardsIn, count, type WrongCards } from './deck-card-names.js';
import type { Language, Sentence } from './sentences.js';
import { typeset } from './typography.js';

type Ruled = EventOf<typeof deckEvents.BoardErrorRuled>['data'];

/** What the sentences need of a ruling on a wrong street. */
export type StatedProcedure = WrongCards & Pick<Ruled, 'street' | 'procedure' | 'burnBeforeNextStreet'>;

/** The procedure as numbered lines, the burn of the next street last. */
export function procedureLines(ruling: StatedProcedure, language: Language): string[] {
  const steps = ruling.procedure.map((step) => stepText(step, ruling)[language]);
  const next = nextBurn(ruling);
  return [...steps, ...(next === null ? [] : [next[language]])].map((line, k) => typeset(`${k + 1}. ${line}`, language));
}

/** What is left for later, once the right cards are face up. */
export function stepsLeft(ruling: StatedProcedure): Sentence[] {
  return ruling.procedure.flatMap((step) => (step.step === 'returnToStub' && step.when !== null ? [stepText(step, ruling)] : []));
}

interface StreetNames {
  /** In French, with its article: *le flop*, *du flop*, *au flop*. */
  readonly the: string;
  readonly of: string;
  readonly at: string;
}

export const frenchStreets: Readonly<Record<BoardStreet, StreetNames>> = {
  flop: { the: 'le flop', of: 'du flop', at: 'au flop' },
  turn: { the: 'la turn', of: 'de la turn', at: 'à la turn' },
  river: { the: 'la river', of: 'de la river', at: 'à la river' },
};

const WHOLE: Readonly<Record<BoardStreet, number>> = { flop: 3, turn: 1, river: 1 };

const NEXT: Readonly<Record<BoardStreet, BoardStreet | null>> = { flop: 'turn', turn: 'river', river: null };

/** The street of which a card is the burn. */
const BURN_OF = { turnBurn: 'turn', riverBurn: 'river' } as const;

function stepText(step: ProcedureStep, ruling: StatedProcedure): Sentence {
  switch (step.step) {
    case 'burn':
      return burnText(step, ruling);
    case 'keepBurn': {
      const cards = cardsIn(step.of, ruling);
      // A card that was seen is no choice: it is made blind.
      const blind = step.of.some((slot) => ruling.shown.includes(slot));
      return {
        en: `${blind ? `Mix ${cards.en} face down and` : `Of ${cards.en},`} leave any ${count(step.n).en} there: it is the burn of the ${ruling.street}.`,
        fr: `${blind ? `Mêler face cachée ${cards.fr} et` : `Parmi ${cards.fr},`} en laisser ${count(step.n).fr}, n’importe laquelle : c’est la brûlée ${frenchStreets[ruling.street].of}.`,
      };
    }
    case 'place': {
      const cards = cardsIn(step.cards, ruling);
      return { en: `Face up on the ${step.street}: ${cards.en}.`, fr: `Face visible ${frenchStreets[step.street].at} : ${cards.fr}.` };
    }
    case 'returnToStub':
      return returnText(step, ruling);
    case 'shuffleApart': {
      const cards = cardsIn(step.cards, ruling);
      const by = doneBy(step.by);
      return {
        en: `Shuffle ${cards.en} face down${by.en}.`,
        fr: `Mélanger face cachée ${cards.fr}${by.fr}.`,
      };
    }
    case 'drawFromApart':
      return drawText(step, ruling.street);
    case 'dealFromStub':
      return dealText(step, ruling);
    case 'setAside': {
      const cards = cardsIn(step.cards, ruling);
      const face = step.faceUp ? ['face up', 'face visible'] : ['face down', 'face cachée'];
      return { en: `Set ${cards.en} aside, ${face[0]}.`, fr: `Mettre de côté, ${face[1]}, ${cards.fr}.` };
    }
    case 'finishBettingRound': {
      if (step.street === 'preflop') {
        return {
          en: 'First finish the betting before the flop; these bets stand.',
          fr: 'Finir d’abord les enchères préflop ; ces mises restent.',
        };
      }
      return {
        en: `First finish the betting on the ${step.street}; these bets stand.`,
        fr: `Finir d’abord les enchères ${frenchStreets[step.street].of} ; ces mises restent.`,
      };
    }
    case 'outOfPlay': {
      const cards = cardsIn(step.cards, ruling);
      return { en: `Out of play: ${cards.en}.`, fr: `Hors jeu : ${cards.fr}.` };
    }
  }
}

function burnText({ cards: slots, forStreet }: Extract<ProcedureStep, { step: 'burn' }>, ruling: StatedProcedure): Sentence {
  const cards = cardsIn(slots, ruling);
  const lies = slots.every((slot) => ruling.burned.includes(slot));
  const now = forStreet === ruling.street ? ['', ''] : [', made now', ', faite maintenant'];
  return {
    en: `${lies ? 'Leave' : 'Turn'} ${cards.en} face down: it is the burn of the ${forStreet}${now[0]}.`,
    fr: `${lies ? 'Laisser' : 'Retourner'} face cachée ${cards.fr} : c’est la brûlée ${frenchStreets[forStreet].of}${now[1]}.`,
  };
}

function returnText(
  { cards: slots, othersOf, when, by: handler }: Extract<ProcedureStep, { step: 'returnToStub' }>,
  ruling: StatedProcedure,
): Sentence {
  const by = doneBy(handler);
  const kept = ruling.procedure.reduce((sum, step) => sum + (step.step === 'keepBurn' ? step.n : 0), 0);
  const others = count(othersOf.length - kept);
  const cards = cardsIn(slots, ruling);
  const rest = { en: `the other ${others.en}`, fr: othersOf.length - kept === 1 ? 'l’autre' : `les ${others.fr} autres` };
  const sure = slots.length > 0 ? [cards] : [];
  const all = [...sure, ...(othersOf.length > 0 ? [rest] : [])];
  const both = { en: all.map(({ en }) => en).join(' and '), fr: all.map(({ fr }) => fr).join(' et ') };
  const first = when === 'beforeRiver' ? ['Before the river, put', 'Avant la river, remettre'] : ['Put', 'Remettre'];
  return {
    en: `${first[0]} ${both.en} back into the stub and shuffle it${by.en}.`,
    fr: `${first[1]} ${both.fr} dans le paquet restant et le mélanger${by.fr}.`,
  };
}

function drawText({ as, n, by }: Extract<ProcedureStep, { step: 'drawFromApart' }>, street: BoardStreet): Sentence {
  const who = by === 'director' ? ['The director draws', 'Le directeur en tire'] : ['Draw', 'En tirer'];
  const cards = count(n);
  if (as === 'burn' || as === 'turnBurn' || as === 'riverBurn') {
    const of = as === 'burn' ? street : BURN_OF[as];
    return {
      en: `${who[0]} ${cards.en} of them, face down: it is the burn of the ${of}.`,
      fr: `${who[1]} ${cards.fr}, face cachée : c’est la brûlée ${frenchStreets[of].of}.`,
    };
  }
  return {
    en: `${who[0]} ${cards.en} of them, face up: ${n === WHOLE[as] ? `the ${as}` : `for the ${as}`}.`,
    fr: `${who[1]} ${cards.fr}, face visible : ${n === WHOLE[as] ? frenchStreets[as].the : `pour ${frenchStreets[as].the}`}.`,
  };
}

function dealText({ as, n }: Extract<ProcedureStep, { step: 'dealFromStub' }>, { procedure, street }: StatedProcedure): Sentence {
  if (as === 'burn' || as === 'turnBurn' || as === 'riverBurn') {
    const of = as === 'burn' ? street : BURN_OF[as];
    return {
      en: `Burn ${count(n).en} card from the stub, for the ${of}.`,
      fr: `Brûler ${count(n).fr} carte du paquet, pour ${frenchStreets[of].the}.`,
    };
  }
  if (n < WHOLE[as]) {
    return {
      en: `Deal ${count(n).en} more from the stub, to complete the ${as}.`,
      fr: `En donner encore ${count(n).fr} du paquet, pour compléter ${frenchStreets[as].the}.`,
    };
  }
  const burned = procedure.some((step) => step.step === 'dealFromStub' && step.as === 'burn');
  return {
    en: `Deal the ${as} from the stub${burned ? '' : ', without another burn'}.`,
    fr: `Donner ${frenchStreets[as].the} du paquet${burned ? '' : ', sans brûler d’autre carte'}.`,
  };
}

function nextBurn({ street, burnBeforeNextStreet }: StatedProcedure): Sentence | null {
  const next = NEXT[street];
  if (next === null || burnBeforeNextStreet === null) return null;
  return burnBeforeNextStreet
    ? {
        en: `Later: burn a card before the ${next}, as always.`,
        fr: `Plus tard : brûler une carte avant ${frenchStreets[next].the}, comme toujours.`,
      }
    : { en: `Later: deal the ${next} without a burn.`, fr: `Plus tard : donner ${frenchStreets[next].the} sans brûler de carte.` };
}

function doneBy(by: Handler): Sentence {
  switch (by) {
    case 'dealer':
      return { en: ' (the dealer)', fr: ' (le donneur)' };
    case 'official':
      return { en: ' (an official, if one is free)', fr: ' (un responsable, s’il y en a un de libre)' };
    case 'director':
      return { en: ' (the director)', fr: ' (le directeur)' };
  }
}
