/**
 * Hands that die without their owner's folding them, and what comes back to him (matrix section 10).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, t } from '../definition.js';

export const kill = {
  stillIdentifiable: choice({
    title: t('A live hand put into the muck by somebody else', 'Main vivante mise au rebut par un autre'),
    about: t(
      'What becomes of a hand that the dealer or another player threw into the muck while both its cards can still be told apart.',
      'Ce que devient une main jetée au rebut par le donneur ou un autre joueur alors que ses deux cartes restent reconnaissables.',
    ),
    values: { dead: t('dead', 'morte'), live: t('live', 'vivante') },
    books: {
      redcactus: says('dead', 'RC 65-A; RC 14', { reading: 'CD-RC-14' }),
      mons: says('dead', 'MO 5.8'),
      tdaFr: says('dead', 'TDA 28', { completedBy: 'RO 8.2' }),
      ropta: says('dead', 'RO 8.2', { reading: 'CD-RO-10' }),
      toufflers: says('dead', 'TF §6 b7'),
    },
  }),
};
