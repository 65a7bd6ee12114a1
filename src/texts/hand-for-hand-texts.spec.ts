import { refusalText } from './refusal-texts.js';

it('a refusal names what hand-for-hand play was announced for', () => {
  const refusal = { code: 'HAND_FOR_HAND_RUNNING', parameters: { reason: 'payJump' }, article: null };
  expect(refusalText(refusal, 'en')).toBe('The tables play hand for hand already, for a higher prize; end it first.');
  expect(refusalText(refusal, 'fr')).toBe('Les tables jouent déjà main par main, pour un palier de gains ; terminez-le d’abord.');
});
