/**
 * The right to see a hand, and the control of hands against collusion.
 */
import { choice, rule, says, stands, t } from '../definition.js';

const officialOnly = t('only through an official, against collusion', 'seulement par un responsable, contre la collusion');
const beyondTheRight = { refused: t('refused', 'refusé'), ruling: t('the director decides', 'le directeur décide'), officialOnly };

export const see = {
  byRiverCaller: choice({
    title: t('Who called on the river asks to see', 'Celui qui a payé à la river demande à voir'),
    about: t(
      'Whether the caller of the last bet may see the hand of the player who made it.',
      'Si celui qui a payé la dernière mise peut voir la main de celui qui l’a faite.',
    ),
    values: { right: t('their right', 'son droit'), officialOnly },
    books: {
      redcactus: says('right', 'RC 18'),
      mons: says('officialOnly', 'MO 9.1', { reading: 'CD-MO-10' }),
      ropta: says('right', 'RO 10.5', { reading: 'CD-RO-27' }),
    },
    silent: stands('right', 'RO 10.5'),
  }),
  byCallerWhoMucked: choice({
    title: t('The same, after throwing their own hand', 'De même, après avoir jeté sa main'),
    about: t(
      'Whether a caller may still see who threw their own cards untabled.',
      'Si celui qui a payé peut encore voir après avoir jeté ses cartes sans les tabler.',
    ),
    values: { lost: t('lost', 'perdu'), officialOnly },
    books: {
      redcactus: says('lost', 'RC 18', { reading: 'CD-RC-16' }),
      mons: says('officialOnly', 'MO 9.1', { reading: 'CD-MO-10' }),
    },
    silent: stands('lost', 'RC 18'),
  }),
  anotherCallersHand: choice({
    title: t('Asking to see another caller’s hand', 'Demander la main d’un autre payeur'),
    about: t(
      'Whether a player may see the hand of somebody who called as they did.',
      'Si un joueur peut voir la main de quelqu’un qui a payé comme lui.',
    ),
    values: beyondTheRight,
    books: {
      redcactus: says('ruling', 'RC 18'),
      mons: says('officialOnly', 'MO 9.1', { reading: 'CD-MO-10' }),
      ropta: says('refused', 'RO 10.5', { reading: 'CD-RO-27' }),
    },
    silent: stands('refused', 'RO 10.5'),
  }),
  noBetOnLastRound: choice({
    title: t('Asking to see when nobody bet on the river', 'Demander à voir sans mise à la river'),
    about: t(
      'Whether a player may see a hand after a last round without a bet.',
      'Si un joueur peut voir une main après un dernier tour sans mise.',
    ),
    values: beyondTheRight,
    books: {
      redcactus: says('ruling', 'RC 18'),
      mons: says('officialOnly', 'MO 9.1', { reading: 'CD-MO-10' }),
      ropta: says('refused', 'RO 10.5', { reading: 'CD-RO-27' }),
    },
    silent: stands('refused', 'RO 10.5'),
  }),
  deadline: rule`award | Asking to see, until: the award | Demander à voir, jusqu’à : l’attribution | RO 10.5 | RO 10.5`,
  revivesHand: choice({
    title: t('A hand shown on request that wins', 'Main montrée sur demande et gagnante'),
    about: t(
      'Whether a thrown hand lives again once its caller had it shown.',
      'Si une main jetée revit quand un payeur se la fait montrer.',
    ),
    values: {
      revived: t('it takes the pot', 'elle prend le pot'),
      unlessMuckedByDealer: t(
        'it takes the pot, unless the dealer had mucked it',
        'elle prend le pot, sauf si le donneur l’avait mise au rebut',
      ),
      unlessTouchedDeadCard: t(
        'it takes the pot, unless it had touched a dead card',
        'elle prend le pot, sauf si elle avait touché une carte morte',
      ),
    },
    books: {
      redcactus: stands('unlessMuckedByDealer', 'RO 10.5; RC 14'),
      mons: stands('unlessTouchedDeadCard', 'RO 10.5; MO 5.3'),
      ropta: says('revived', 'RO 10.5', { reading: 'CD-RO-14' }),
      toufflers: stands('unlessTouchedDeadCard', 'RO 10.5; TF §6 b3'),
    },
    silent: stands('revived', 'RO 10.5'),
  }),
  refusalSanction: rule`penalty | Refusing to show a hand asked for by right: a penalty is due
    | Refuser de montrer une main demandée de droit : une sanction est due | RC 18; RO 10.5 | RO 10.5`,
};

export const control = {
  who: choice({
    title: t('Who may have hands checked', 'Qui peut faire contrôler des mains'),
    about: t('At whose demand hands are checked for collusion.', 'À la demande de qui des mains sont contrôlées contre la collusion.'),
    values: {
      td: t('the director alone', 'le directeur seul'),
      anyPlayer: t('any player at the table, and any official', 'tout joueur de la table, et tout responsable'),
    },
    books: {
      redcactus: says('td', 'RC 69'),
      mons: says('anyPlayer', 'MO 9.1'),
      ropta: says('anyPlayer', 'RO 10.6', { reading: 'CD-RO-27' }),
    },
    silent: stands('anyPlayer', 'RO 10.6'),
  }),
  condition: choice({
    title: t('On what ground hands are checked', 'À quel titre des mains se contrôlent'),
    about: t('What a demand for a control needs.', 'Ce qu’il faut à une demande de contrôle.'),
    values: {
      directorsDoubt: t('a doubt of the director', 'un doute du directeur'),
      collusionOnly: t('to be against collusion, and not made all the time', 'viser la collusion, sans être continuelle'),
      suspicionStated: t('a suspicion of cheating, said aloud', 'un soupçon de triche, exprimé'),
    },
    books: {
      redcactus: says('directorsDoubt', 'RC 69'),
      mons: says('collusionOnly', 'MO 9.1'),
      ropta: says('suspicionStated', 'RO 10.6'),
    },
    silent: stands('suspicionStated', 'RO 10.6'),
  }),
  abuse: choice({
    title: t('Demanding controls again and again', 'Demander des contrôles sans cesse'),
    about: t('What abuse of this right brings.', 'Ce qu’entraîne l’abus de ce droit.'),
    values: {
      notCarriedOut: t('the hands are not checked', 'les mains ne sont pas contrôlées'),
      penalty: t('a penalty is due', 'une sanction est due'),
    },
    books: { mons: says('notCarriedOut', 'MO 9.1'), ropta: says('penalty', 'RO 10.6') },
    silent: stands('penalty', 'RO 10.6'),
  }),
  handsCovered: choice({
    title: t('Which hands can be checked', 'Quelles mains se contrôlent'),
    about: t('Which hands such a control reaches.', 'Quelles mains un tel contrôle atteint.'),
    values: {
      folded: t('folded hands too', 'les mains jetées aussi'),
      atShowdown: t('those that were at showdown', 'celles qui étaient à l’abattage'),
      notShown: t('those that were not shown', 'celles qui n’ont pas été montrées'),
    },
    books: {
      redcactus: says('folded', 'RC 69'),
      mons: says('atShowdown', 'MO 9.1'),
      ropta: says('notShown', 'RO 10.6'),
    },
    silent: stands('notShown', 'RO 10.6'),
  }),
  revivesHand: rule`no | A hand that a control found to win: no | Main qu’un contrôle révèle gagnante : non
    | MO 9.1 (RO 10.6); RO 10.6 [CD-RO-14] | RO 10.6`,
};
