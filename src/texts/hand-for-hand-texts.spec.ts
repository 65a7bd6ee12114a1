import { refusalText } from './refusal-texts.js';

it('a refusal names what hand-for-hand play was announced for', () => {
  const refusal = { code: 'HAND_FOR_HAND_RUNNING', parameters: { reason: 'payJump' }, article: null };
  expect(refusalText(refusal, 'en')).toBe('The tables already play hand for hand, for a pay jump. End it first (endHandForHand).');
  expect(refusalText(refusal, 'fr')).toBe(
    'Les tables jouent déjà main par main, pour un palier de gains. Terminez-le d’abord (endHandForHand).',
  );
});
