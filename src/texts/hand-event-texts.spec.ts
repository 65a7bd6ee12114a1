import { readFileSync } from 'node:fs';
import { type HandEvent, handEvents } from '../../events/hand.js';
import { hideSecrets } from '../audit/secrets.js';
import { handEventText } from './hand-event-texts.js';

/** Lines that are the same in both languages but for a space. */
const alike = new Set<string>(['BoardDealt', 'ChipsGathered']);

const types = Object.values(handEvents).map(({ type, version }) => [type, version] as const);

const golden = (type: string, version: number): HandEvent => {
  const data: unknown = JSON.parse(readFileSync(`events/golden/${type}.v${version}.json`, 'utf8'));
  return { type, data } as HandEvent;
};

describe('the line of an event', () => {
  it.each(types)('%s version %i has one in English and another in French', (type, version) => {
    const event = hideSecrets(golden(type, version));
    const [english, french] = [handEventText(event, 'en'), handEventText(event, 'fr')];
    for (const line of [english, french]) {
      expect(line).toMatch(/\S{2}/);
      expect(line).not.toMatch(/\bundefined\b|\bNaN\b|\bnull\b|\[object|\n/);
    }
    if (!alike.has(type)) expect(french).not.toBe(english);
  });

  it('names the entry that was wrong, and what is to be typed again', () => {
    const wrong = { entry: 12, entryEnd: 13, reason: 'Seat 3 called.', replaced: true, conflicts: [17, 18], takenBack: [], offences: [] };
    const corrected = (more: object): HandEvent => ({ type: 'EntryCorrected', data: { ...wrong, ...more } });
    expect(handEventText(corrected({}), 'en')).toBe(
      'step 12 was entered wrongly: what should have been typed follows; to type again: steps 17, 18 – “Seat 3 called.”',
    );
    expect(handEventText(corrected({}), 'fr')).toBe(
      'l’étape 12 a été mal saisie\u00a0: la bonne saisie suit\u202f; à ressaisir\u00a0: les étapes 17, 18 – «\u00a0Seat 3 called.\u00a0»',
    );
    expect(handEventText(corrected({ replaced: false, conflicts: [17] }), 'en')).toBe(
      'step 12 was entered wrongly: nothing takes its place; to type again: step 17 – “Seat 3 called.”',
    );
    expect(handEventText(corrected({ replaced: false, conflicts: [17] }), 'fr')).toBe(
      'l’étape 12 a été mal saisie\u00a0: rien ne la remplace\u202f; à ressaisir\u00a0: l’étape 17 – «\u00a0Seat 3 called.\u00a0»',
    );
  });

  it('writes amounts as the language does', () => {
    const event = hideSecrets({ type: 'BetPlaced', data: { seat: 3, amount: 12_500, to: 12_500, allIn: false } });
    expect(handEventText(event, 'en')).toBe('seat 3 bets 12,500');
    expect(handEventText(event, 'fr')).toBe('siège 3 mise 12\u202f500');
  });
});
