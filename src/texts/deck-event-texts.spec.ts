import { readFileSync } from 'node:fs';
import type { EventIn } from '../../events/event-type.js';
import { deckEvents } from '../../events/hand-deck.js';
import { newestRulebook } from '../rulebooks/rulebooks.js';
import { previewBoardError } from '../hand/deck/board-error-preview.js';
import { deckEventText } from './deck-event-texts.js';
import { procedureLines } from './deck-procedure-texts.js';

type DeckEvent = EventIn<typeof deckEvents>;

const golden = (type: string): DeckEvent =>
  ({ type, data: JSON.parse(readFileSync(`events/golden/${type}.v1.json`, 'utf8')) as unknown }) as DeckEvent;

/** The numbered lines of a wrong street under a book. */
function linesOf(book: string, language: 'en' | 'fr', error: Partial<Parameters<typeof previewBoardError>[0]>): string[] {
  const question = { street: 'flop', kind: 'noBurn', orderKnown: false, burnKnown: true, shown: null, ...error } as const;
  const { wrong, steps, burnBeforeNextStreet } = previewBoardError(question, newestRulebook(book)!);
  return procedureLines({ ...wrong, shownCards: null, procedure: [...steps], burnBeforeNextStreet }, language);
}

describe('the line of every event on the board and the deck', () => {
  it.each(Object.keys(deckEvents))('%s is said in English and in French', (type) => {
    const { en, fr } = deckEventText(golden(type), (amount) => `${amount} chips`);
    expect(en).not.toBe(fr);
    for (const line of [en, fr]) expect(line).toMatch(/^(?!.*(undefined|null|NaN|object)).{5,}$/);
  });

  it('names what goes back to whom, and the article', () => {
    expect(deckEventText(golden('HandVoided'), String)).toEqual({
      en: 'the hand is void: a joker in the deck; chips returned: 900 to seat 2, 600 to seat 5 (RO 5.4)',
      fr: 'la main est annulée : un joker dans le paquet ; jetons rendus : 900 au siège 2, 600 au siège 5 (RO 5.4)',
    });
  });
});

describe('the steps for the person who holds the deck', () => {
  it('name cards by where they lie (RO 7.3)', () => {
    expect(linesOf('ropta', 'en', { orderKnown: true })).toEqual([
      '1. Turn the first card shown face down: it is the burn of the flop.',
      '2. Face up on the flop: the second and third cards shown.',
      '3. Deal one more from the stub, to complete the flop.',
      '4. Later: burn a card before the turn, as always.',
    ]);
    expect(linesOf('ropta', 'fr', { kind: 'twoBurns', orderKnown: true })).toEqual([
      '1. Laisser face cachée la première carte brûlée\u00a0: c’est la brûlée du flop.',
      '2. Face visible au flop\u00a0: la deuxième carte brûlée et les première et deuxième cartes montrées.',
      '3. Retourner face cachée la troisième carte montrée\u00a0: c’est la brûlée de la turn, faite maintenant.',
      '4. Plus tard\u00a0: donner la turn sans brûler de carte.',
    ]);
  });

  it('say which of several burns goes back, and when a card waits (MO 2.6, 2.11)', () => {
    expect(linesOf('mons', 'en', { kind: 'twoBurns' })).toEqual([
      '1. Of the two burned cards, leave any one there: it is the burn of the flop.',
      '2. Put the three cards shown and the other one back into the stub and shuffle it (an official, if one is free).',
      '3. Deal the flop from the stub, without another burn.',
      '4. Later: burn a card before the turn, as always.',
    ]);
    expect(linesOf('mons', 'en', { street: 'turn', kind: 'premature' })).toEqual([
      '1. Set the card shown aside, face up.',
      '2. First finish the betting on the flop; these bets stand.',
      '3. Burn one card from the stub, for the turn.',
      '4. Deal the turn from the stub.',
      '5. Before the river, put the card shown back into the stub and shuffle it (an official, if one is free).',
      '6. Later: deal the river without a burn.',
    ]);
  });

  it('end with the street where none follows', () => {
    expect(linesOf('ropta', 'en', { street: 'river', kind: 'twoBurns', orderKnown: true })).toEqual([
      '1. Leave the first burned card face down: it is the burn of the river.',
      '2. Face up on the river: the second burned card.',
      '3. Out of play: the card shown.',
    ]);
  });
});
