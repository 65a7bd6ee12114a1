/**
 * Hands that their owner threw away, and whether he may have them back (matrix section 11).
 * Pure. May import: `definition.ts`.
 */
import { choice, says, stands, t } from '../definition.js';

export const discard = {
  atShowdown: {
    untabledPushed: choice({
      title: t('Cards pushed away at showdown', "Cartes poussées à l'abattage"),
      about: t(
        'What becomes of a hand that was sent face down towards the muck at showdown and can still be told apart.',
        "Ce que devient une main envoyée face cachée vers le rebut à l'abattage et encore reconnaissable.",
      ),
      values: {
        live: t('live: it may still be tabled', 'vivante : elle peut encore être tablée'),
        rulingDead: t('dead, unless the director gives it back', 'morte, sauf si le directeur la rend'),
      },
      books: {
        redcactus: says('live', 'RC 14', { reading: 'CD-RC-13' }),
        mons: says('rulingDead', 'MO 5.4; MO 5.3'),
        ropta: says('rulingDead', 'RO 10.5; RO 8.4', { reading: 'CD-RO-10' }),
        toufflers: says('rulingDead', 'TF §6 b4; TF §6 b3', { reading: 'CD-TF-04' }),
      },
      silent: stands('rulingDead', 'RO 10.5; RO 8.4'),
    }),
  },
  thinkingWon: {
    identifiable: choice({
      title: t('Cards thrown by a bettor who forgot an opponent', 'Cartes jetées par un miseur oubliant un adversaire'),
      about: t(
        'What the director holds, unless he rules otherwise, of a hand thrown in the belief that the pot was won, if it can be told apart.',
        "Ce que le directeur retient, sauf s'il en décide autrement, d'une main jetée en croyant le pot gagné, si elle est reconnaissable.",
      ),
      values: { live: t('live', 'vivante'), dead: t('dead', 'morte') },
      books: {
        redcactus: says('live', 'RC 15'),
        mons: says('dead', 'MO 5.4'),
        ropta: says('live', 'RO 10.10; RO 8.4'),
        toufflers: says('dead', 'TF §6 b4', { reading: 'CD-TF-04' }),
      },
      silent: stands('live', 'RO 8.4; RO 10.10'),
    }),
  },
};
