/**
 * Amounts said aloud: alone, as a total or an addition, in two parts, abbreviated.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

export const amountOnly = {
  meaning: agreed('total', t('the total they put in', "le total qu'il met"), {
    title: t('A number alone', 'Un nombre seul'),
    about: t('What an amount said without a word of action stands for.', "Ce que vaut un montant dit sans mot d'action."),
    books: {
      redcactus: cites('RC 40-C; RC 47-A', { reading: 'CB-RC-05' }),
      mons: 'MO 8.3',
      tdaFr: silence('RO 9.4; RO 9.10'),
      ropta: cites('RO 9.4; RO 9.10', { reading: 'CB-RO-03' }),
      toufflers: 'TF §9 b3',
    },
  }),
  belowCall: choice({
    title: t('A number below the call', 'Un nombre sous le suivi'),
    about: t(
      'What an amount said alone becomes when it does not reach the bet.',
      "Ce que devient un montant dit seul qui n'atteint pas la mise.",
    ),
    values: {
      undercall: t('read as the same chips in silence', 'lu comme les mêmes jetons en silence'),
      fullCall: t('a full call', 'un suivi entier'),
      voidCallOrFold: t('void: they call or fold', 'nul : il suit ou passe'),
      voidFreeChoice: t('void: they act again freely', 'nul : il reformule librement'),
    },
    books: {
      redcactus: says('undercall', 'RC 42; RC 40-C'),
      mons: says('voidCallOrFold', 'MO 8.9', { reading: 'CB-MO-08' }),
      ropta: says('undercall', 'RO 9.10; RO 9.5', { reading: 'CB-RO-03' }),
      toufflers: says('fullCall', 'TF §9 b9'),
    },
    silent: stands('undercall', 'RO 9.10'),
  }),
  betweenCallAndMinRaise: agreed('fiftyRule', t('the 50 % rule', 'la règle des 50 %'), {
    title: t('A number between call and minimum raise', 'Un nombre entre suivi et relance minimum'),
    about: t(
      'By which rule an amount said alone below a minimum raise is judged.',
      'Par quelle règle se juge un montant dit seul sous la relance minimum.',
    ),
    books: { redcactus: 'RC 47-A', mons: 'MO 8.9', tdaFr: 'TDA 10', ropta: 'RO 9.10', toufflers: 'TF §9 b9' },
  }),
  fromMinRaise: agreed('raiseToTotal', t('a raise to that total', 'une relance à ce total'), {
    title: t('A number from the minimum raise up', 'Un nombre à partir de la relance minimum'),
    about: t(
      'What an amount said alone becomes when it reaches a minimum raise.',
      'Ce que devient un montant dit seul qui atteint la relance minimum.',
    ),
    books: { redcactus: 'RC 40-C; RC 47-A', mons: 'MO 8.3', tdaFr: 'TDA 32', ropta: 'RO 9.1; RO 9.5', toufflers: 'TF §9 b3' },
  }),
};

export const raiseAmount = {
  isTotal: agreed('total', t('the total', 'le total'), {
    title: t('"Raise 8000"', '« Relance 8000 »'),
    about: t(
      'Whether the amount of a declared raise is its total or its addition.',
      "Si le montant d'une relance annoncée est son total ou son ajout.",
    ),
    books: {
      redcactus: 'RC 47-B; RC 46-B',
      mons: 'MO 8.3',
      tdaFr: cites('TDA 32', { reading: 'CB-TD-04' }),
      ropta: 'RO 9.1',
      toufflers: 'TF §9 b3',
    },
  }),
  plusX: choice({
    title: t('"4000 more"', '« 4000 de mieux »'),
    about: t('Whether an amount announced as an addition is taken as one.', 'Si un montant annoncé comme un ajout est pris pour tel.'),
    values: { increment: t('added to the bet', 'ajouté à la mise'), total: t('taken as the total', 'pris pour le total') },
    books: { redcactus: says('increment', 'RC 47-B'), ropta: says('total', 'RO 9.1') },
    silent: stands('total', 'RO 9.1'),
  }),
  twoPart: choice({
    title: t('"I raise your 2000 and 5000 more"', '« Je relance tes 2000 et 5000 de plus »'),
    about: t('What a raise announced in two amounts comes to.', 'À combien revient une relance annoncée en deux montants.'),
    values: {
      sum: t('both amounts together', 'les deux montants ensemble'),
      firstNumber: t('the first amount, completed to the minimum raise', 'le premier montant, complété à la relance minimum'),
    },
    books: {
      redcactus: says('sum', 'RC 47-B', { reading: 'CB-RC-13' }),
      mons: says('firstNumber', 'MO 8.17'),
      tdaFr: says('firstNumber', 'TDA 39; TDA 30', { reading: 'CB-TD-06' }),
      ropta: says('firstNumber', 'RO 9.1'),
      toufflers: says('firstNumber', 'TF §9 b16'),
    },
  }),
};

export const abbreviated = {
  rule: agreed('byPot', t('read by the size of the pot', 'lu selon la taille du pot'), {
    title: t('A number cut short ("5")', 'Un nombre abrégé (« 5 »)'),
    about: t(
      'What tells hundreds from thousands when a player leaves the zeros out.',
      'Ce qui départage centaines et milliers quand les zéros sont omis.',
    ),
    books: { redcactus: 'RC 57', ropta: 'RO 9.1' },
    silent: 'RO 9.1',
  }),
  chipOfThatValueInPlay: agreed('faceValue', t('the face value', 'la valeur dite'), {
    title: t('When chips of that very value are in play', 'Quand des jetons de cette valeur sont en jeu'),
    about: t('What "5" means where chips of 5 are still used.', 'Ce que vaut « 5 » là où des jetons de 5 servent encore.'),
    books: { ropta: 'RO 9.1' },
    silent: 'RO 9.1',
  }),
  potMeasure: agreed('allBets', t("everything bet so far, this street's bets included", 'tout ce qui est misé, le tour en cours compris'), {
    title: t('Which pot', 'Quel pot'),
    about: t('What is counted as the pot when a short number is read by it.', 'Ce qui compte comme pot pour lire un nombre abrégé.'),
    books: { redcactus: 'RC 57', ropta: silence('TDA-EN 57', { reading: 'CB-RO-14' }) },
    silent: 'TDA-EN 57',
  }),
  otherDigits: choice({
    title: t('The scale', "L'échelle"),
    about: t('How many zeros a number n cut short is given.', 'Combien de zéros reçoit un nombre n abrégé.'),
    values: {
      highestWithinPot: t(
        'the most with which it does not exceed the pot; the least that is legal when all exceed it',
        'le plus qui ne dépasse pas le pot ; le moins qui soit légal quand tous le dépassent',
      ),
      hundredsOrThousands: t(
        'hundreds while the pot is below n thousand, thousands from there',
        'des centaines tant que le pot est sous n mille, des milliers ensuite',
      ),
    },
    books: { redcactus: says('highestWithinPot', 'RC 57'), ropta: says('hundredsOrThousands', 'RO 9.1', { reading: 'CB-RO-14' }) },
    silent: stands('hundredsOrThousands', 'RO 9.1'),
  }),
};
