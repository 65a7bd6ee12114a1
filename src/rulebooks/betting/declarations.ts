/**
 * Words against chips, words said too early or on a condition, and a hand shown for an answer.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

export const declaration = {
  precedence: choice({
    title: t('Words or chips', 'Paroles ou jetons'),
    about: t(
      'Which of the two makes the bet when a player both speaks and pushes chips.',
      'Lequel des deux fait la mise quand un joueur parle et pousse des jetons.',
    ),
    unread: t(
      'What was said and pushed is stated in its order; only where the table disagrees on it is something left to decide, by declaration.contradiction',
      "Ce qui fut dit et misé est rapporté dans son ordre ; il ne reste à trancher que si la table n'est pas d'accord, par declaration.contradiction",
    ),
    values: {
      firstCounts: t('whichever comes first', 'ce qui vient en premier'),
      firstUnlessMisunderstood: t(
        'whichever comes first, but the chips where the table disagrees on the words',
        'ce qui vient en premier, mais les jetons si la table est en désaccord sur les paroles',
      ),
    },
    books: {
      redcactus: says('firstCounts', 'RC 40'),
      mons: says('firstCounts', 'MO 8.2; MO 8.3', { completedBy: 'RO 9.4' }),
      tdaFr: says('firstCounts', 'TDA 30', { completedBy: 'RO 9.4' }),
      ropta: says('firstCounts', 'RO 9.4'),
      toufflers: says('firstUnlessMisunderstood', 'TF §9 b2', { reading: 'CB-TF-02' }),
    },
  }),
  simultaneous: choice({
    title: t('Words and chips at once', 'Paroles et jetons en même temps'),
    about: t('Which makes the bet when both come together.', 'Lequel fait la mise quand les deux viennent ensemble.'),
    values: {
      verbal: t('the words', 'les paroles'),
      clearVerbalElseChips: t(
        'the words if clear and reasonable, else the chips',
        'les paroles si elles sont claires et sensées, sinon les jetons',
      ),
    },
    books: {
      redcactus: says('clearVerbalElseChips', 'RC 40'),
      ropta: says('verbal', 'RO 9.4'),
      toufflers: says('clearVerbalElseChips', 'TF §9 b2', { reading: 'CB-TF-02' }),
    },
    silent: stands('verbal', 'RO 9.4'),
  }),
  afterSilentChips: agreed('ignored', t('ignored', 'ignorées'), {
    title: t('Words after silent chips', 'Paroles après des jetons muets'),
    about: t('What is worth a word said once the chips are on the table.', 'Ce que vaut une parole dite quand les jetons sont posés.'),
    books: { redcactus: 'RC 40', mons: 'MO 8.18', tdaFr: 'TDA 11', ropta: 'RO 9.4', toufflers: 'TF §9 b17' },
  }),
  contradiction: choice({
    title: t('Words and chips that disagree', 'Paroles et jetons en désaccord'),
    about: t(
      'Who settles an act that is unclear, or whose words are disputed.',
      'Qui tranche un acte confus, ou dont les paroles sont contestées.',
    ),
    values: {
      directorDecides: t('the director rules', 'le directeur tranche'),
      chips: t('the chips are judged', 'les jetons sont jugés'),
    },
    books: {
      redcactus: says('directorDecides', 'RC 40'),
      mons: stands('directorDecides', 'MO 13.2'),
      tdaFr: stands('directorDecides', 'TDA 1'),
      ropta: says('directorDecides', 'RO 9.5'),
      toufflers: says('chips', 'TF §9 b2', { reading: 'CB-TF-02' }),
    },
  }),
  callWithMoreChips: agreed('call', t('a call; the surplus comes back', 'un suivi ; le surplus revient'), {
    title: t('"Call" with too many chips', '« Je suis » avec trop de jetons'),
    about: t('What a declared call with more chips than needed is.', 'Ce que vaut un suivi annoncé avec trop de jetons.'),
    books: { redcactus: 'RC 40; RC 42; RC 45-A', mons: 'MO 8.2', tdaFr: 'TDA 30', ropta: 'RO 9.4', toufflers: 'TF §9 b2' },
  }),
  callWithFewerChips: agreed('fullCall', t('a full call', 'un suivi entier'), {
    title: t('"Call" with too few chips', '« Je suis » avec trop peu de jetons'),
    about: t('What a declared call with fewer chips than needed is.', 'Ce que vaut un suivi annoncé avec trop peu de jetons.'),
    books: { redcactus: 'RC 42; RC 45-A', mons: 'MO 8.9', tdaFr: 'TDA 30', ropta: 'RO 9.4; RO 9.10', toufflers: 'TF §9 b2; TF §9 b9' },
  }),
  raiseWithFewerChips: agreed('minimumRaise', t('the minimum raise', 'la relance minimum'), {
    title: t('"Raise" with too few chips', '« Relance » avec trop peu de jetons'),
    about: t('What a declared raise with chips below the minimum is.', 'Ce que vaut une relance annoncée avec des jetons sous le minimum.'),
    books: { redcactus: 'RC 46-C', mons: 'MO 8.9', tdaFr: 'TDA 30', ropta: 'RO 9.4; RO 9.10', toufflers: 'TF §9 b9' },
  }),
  raiseNoAmount: {
    chipsFromMinimum: agreed('chipsAreTheRaise', t('the chips make the total', 'les jetons font le total'), {
      title: t('"Raise" without an amount, enough chips', '« Relance » sans montant, jetons suffisants'),
      about: t(
        'To how much a declared raise goes when its chips reach the minimum.',
        'À combien monte une relance annoncée dont les jetons atteignent le minimum.',
      ),
      books: { redcactus: 'RC 46-A; RC 46-C', mons: 'MO 8.3', tdaFr: 'TDA 32', ropta: 'RO 9.4', toufflers: 'TF §9 b3' },
    }),
  },
  nonStandardTerms: agreed('ownRisk', t("at the player's own risk", 'aux risques du joueur'), {
    title: t('Unusual words and gestures', 'Mots et gestes inhabituels'),
    about: t('Who bears the doubt of a term that is not a standard one.', "Qui porte le doute d'un terme qui n'est pas consacré."),
    books: { redcactus: 'RC 3; RC 57', ropta: 'RO 1.6' },
    silent: 'RO 1.6',
  }),
};

/** What a declaration is worth where it does not fit the bet faced. */
export const wrong = {
  callNoBet: agreed('check', t('a check', 'parole'), {
    title: t('"Call" when nobody has bet', '« Je suis » sans mise'),
    about: t('What a declared call is worth when there is nothing to call.', "Ce que vaut un suivi annoncé quand il n'y a rien à suivre."),
    books: { redcactus: 'RC 55-A', ropta: 'RO 9.4' },
    silent: 'RO 9.4',
  }),
  raiseNoBet: agreed('atLeastMinimumBet', t('at least a minimum bet', 'au moins une mise minimum'), {
    title: t('"Raise" when nobody has bet', '« Relance » sans mise'),
    about: t(
      'What a declared raise binds to when there is nothing to raise.',
      "À quoi oblige une relance annoncée quand il n'y a rien à relancer.",
    ),
    books: { redcactus: 'RC 55-B' },
    silent: 'TDA-EN 55',
  }),
  checkFacingBet: agreed('callOrFold', t('they call or fold, no raise', 'il suit ou passe, sans relancer'), {
    title: t('"Check" when facing a bet', '« Parole » face à une mise'),
    about: t('What is left to a player who says check when there is a bet.', "Ce qui reste à celui qui dit parole alors qu'on a misé."),
    books: { redcactus: 'RC 55', ropta: cites('RO 9.4', { reading: 'CB-RO-18' }) },
    silent: 'RO 9.4',
  }),
  betFacingBet: agreed('bareAmount', t('read as the amount alone', 'lu comme le montant seul'), {
    title: t('"I bet" when facing a bet', '« Je mise » face à une mise'),
    about: t('How the word bet with an amount is read over a bet.', 'Comment se lit le mot mise avec un montant, sur une mise.'),
    books: {},
    silent: 'TDA-EN 40-C',
  }),
};

export const conditional = {
  binding: choice({
    title: t('"If you bet, I raise"', '« Si tu mises, je relance »'),
    about: t('Whether an act announced on a condition binds.', 'Si un acte annoncé sous condition engage.'),
    values: {
      directorMayBind: t('the director may hold them to it', "le directeur peut l'y tenir"),
      notBinding: t('does not bind', "n'engage pas"),
    },
    books: { redcactus: says('directorMayBind', 'RC 59-A'), ropta: says('notBinding', 'RO 9.19') },
    silent: stands('notBinding', 'RO 9.19'),
  }),
  penalty: agreed('possible', t('possible', 'possible'), {
    title: t('Penalty for a conditional announcement', "Sanction d'une annonce conditionnelle"),
    about: t('Whether an announcement on a condition can be punished.', 'Si une annonce sous condition peut être sanctionnée.'),
    books: { redcactus: 'RC 59-A', ropta: 'RO 9.19; RO 11.1' },
    silent: 'RO 9.19',
  }),
};

export const callBeforeAmountKnown = agreed('directorDecides', t('the director sets the amount', 'le directeur fixe le montant'), {
  title: t('"Call" before the amount was said', '« Je suis » avant le montant'),
  about: t(
    'What binds a player who calls a bet or raise whose amount they could not know yet.',
    'Ce qui engage celui qui suit une mise ou relance dont il ne pouvait connaître le montant.',
  ),
  books: { redcactus: 'RC 59-B', ropta: silence('TDA-EN 59-B') },
  silent: 'TDA-EN 59-B',
});

export const exposedHandInTurn = agreed(
  'callOrFold',
  t('the hand lives; they call or fold, no raise', 'la main vit ; il suit ou passe, sans relancer'),
  {
    title: t('A hand shown without a word, in turn', 'Main montrée sans un mot, à son tour'),
    about: t('What is left to a player who answers by showing their cards.', 'Ce qui reste à celui qui répond en montrant ses cartes.'),
    books: {
      redcactus: cites('RC 68', { completedBy: 'RO 8.6' }),
      mons: cites('MO 6.1', { completedBy: 'RO 8.6' }),
      tdaFr: cites('TDA 31', { completedBy: 'RO 8.6' }),
      ropta: 'RO 8.6',
      toufflers: cites('TF §7 b1', { completedBy: 'RO 8.6' }),
    },
  },
);

export const exposedHandPenalty = choice({
  title: t('Penalty for a hand shown in play', "Sanction d'une main montrée en cours de coup"),
  about: t(
    'Whether a player who shows their cards before the hand is over is punished.',
    'Si celui qui montre ses cartes avant la fin du coup est sanctionné.',
  ),
  values: { possible: t('possible', 'possible'), due: t('due', 'due') },
  books: {
    redcactus: says('possible', 'RC 68'),
    mons: says('due', 'MO 6.1'),
    tdaFr: says('due', 'TDA 31'),
    ropta: says('due', 'RO 8.6; RO 11.5'),
    toufflers: says('due', 'TF §7 b1'),
  },
});
