/**
 * Amounts said aloud: alone, as a total or an addition, in two parts, abbreviated.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const amountOnly = {
  meaning: rule`total | A number alone: the total they put in | Un nombre seul : le total qu’il met
    | RC 40-C; RC 47-A [CB-RC-05]; MO 8.3; RO 9.4; RO 9.10 [CB-RO-03]; TF §9 b3 | RO 9.4; RO 9.10`,
  belowCall: choice({
    title: t('A number below the call', 'Un nombre sous le suivi'),
    about: t(
      'What an amount said alone becomes when it does not reach the bet.',
      'Ce que devient un montant dit seul qui n’atteint pas la mise.',
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
  betweenCallAndMinRaise: rule`fiftyRule | A number between call and minimum raise: the 50 % rule
    | Un nombre entre suivi et relance minimum : la règle des 50 % | RC 47-A; MO 8.9; TDA 10; RO 9.10; TF §9 b9`,
  fromMinRaise: rule`raiseToTotal | A number from the minimum raise up: a raise to that total
    | Un nombre à partir de la relance minimum : une relance à ce total | RC 40-C; RC 47-A; MO 8.3; TDA 32; RO 9.1; RO 9.5; TF §9 b3`,
};

export const raiseAmount = {
  isTotal: rule`total | "Raise 8000": the total | « Relance 8000 » : le total
    | RC 47-B; RC 46-B; MO 8.3; TDA 32 [CB-TD-04]; RO 9.1; TF §9 b3`,
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
  rule: rule`byPot | A number cut short ("5"): read by the size of the pot | Un nombre abrégé (« 5 ») : lu selon la taille du pot
    | RC 57; RO 9.1 | RO 9.1`,
  chipOfThatValueInPlay: rule`faceValue | When chips of that very value are in play: the face value
    | Quand des jetons de cette valeur sont en jeu : la valeur dite | RO 9.1 | RO 9.1`,
  potMeasure: rule`allBets | Which pot: everything bet so far, this street’s bets included
    | Quel pot : tout ce qui est misé, le tour en cours compris | RC 57; RO (TDA-EN 57) [CB-RO-14] | TDA-EN 57`,
  otherDigits: choice({
    title: t('The scale', 'L’échelle'),
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
