import { readFileSync } from 'node:fs';
import type { EventIn } from '../../events/event-type.js';
import { handForHandEvents } from '../../events/tournament-hand-for-hand.js';
import { handForHandEventText } from './hand-for-hand-texts.js';
import { refusalText } from './refusal-texts.js';

type Event = EventIn<typeof handForHandEvents>;

const golden = (type: string): Event =>
  ({ type, data: JSON.parse(readFileSync(`events/golden/${type}.v1.json`, 'utf8')) as unknown }) as Event;

describe('the events of hand-for-hand play', () => {
  it.each(Object.keys(handForHandEvents))('%s is one line in English and in French', (type) => {
    const { en, fr } = handForHandEventText(golden(type));
    expect(en).toMatch(/^\S[^\n]*[^.\s]$/);
    expect(fr).toMatch(/^\S[^\n]*[^.\s]$/);
    expect(en).not.toBe(fr);
  });

  it('tell what the clock has moved by, and the article', () => {
    expect(handForHandEventText(golden('ClockAdjusted')).en).toBe('the clock was put forward by 2:00 (RO 2.7)');
    const data = { at: 0, by: 'director' as const, byMs: 90_000, remainingMs: 90_000, reason: 'en retard', articles: [] };
    expect(handForHandEventText({ type: 'ClockAdjusted', data }).fr).toBe('1:30 s’ajoutent au chronomètre (en retard)');
  });
});

it('a refusal names what hand-for-hand play was announced for', () => {
  const refusal = { code: 'HAND_FOR_HAND_RUNNING', parameters: { reason: 'payJump' }, article: null };
  expect(refusalText(refusal, 'en')).toBe('The tables play hand for hand already, for a higher prize; end it first.');
  expect(refusalText(refusal, 'fr')).toBe('Les tables jouent déjà main par main, pour un palier de gains ; terminez-le d’abord.');
});
