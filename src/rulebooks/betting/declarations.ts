/**
 * Words against chips, words said too early or on a condition, and a hand shown for an answer.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const declaration = {
  precedence: choice({
    title: t('Words or chips', 'Paroles ou jetons'),
    about: t(
      'Which of the two makes the bet when a player both speaks and pushes chips.',
      'Lequel des deux fait la mise quand un joueur parle et pousse des jetons.',
    ),
    unread: t(
      'What was said and pushed is stated in its order; only where the table disagrees on it is something left to decide, by declaration.contradiction',
      'Ce qui fut dit et misé est rapporté dans son ordre ; il ne reste à trancher que si la table n’est pas d’accord, par declaration.contradiction',
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
  afterSilentChips: rule`ignored | Words after silent chips: ignored | Paroles après des jetons muets : ignorées
    | RC 40; MO 8.18; TDA 11; RO 9.4; TF §9 b17`,
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
  callWithMoreChips: rule`call | "Call" with too many chips: a call; the surplus comes back
    | « Je suis » avec trop de jetons : un suivi ; le surplus revient | RC 40; RC 42; RC 45-A; MO 8.2; TDA 30; RO 9.4; TF §9 b2`,
  callWithFewerChips: rule`fullCall | "Call" with too few chips: a full call | « Je suis » avec trop peu de jetons : un suivi entier
    | RC 42; RC 45-A; MO 8.9; TDA 30; RO 9.4; RO 9.10; TF §9 b2; TF §9 b9`,
  raiseWithFewerChips: rule`minimumRaise | "Raise" with too few chips: the minimum raise
    | « Relance » avec trop peu de jetons : la relance minimum | RC 46-C; MO 8.9; TDA 30; RO 9.4; RO 9.10; TF §9 b9`,
  raiseNoAmount: {
    chipsFromMinimum: rule`chipsAreTheRaise | "Raise" without an amount, enough chips: the chips make the total
      | « Relance » sans montant, jetons suffisants : les jetons font le total | RC 46-A; RC 46-C; MO 8.3; TDA 32; RO 9.4; TF §9 b3`,
  },
  nonStandardTerms: rule`ownRisk | Unusual words and gestures: at the player’s own risk | Mots et gestes inhabituels : aux risques du joueur
    | RC 3; RC 57; RO 1.6 | RO 1.6`,
};

/** What a declaration is worth where it does not fit the bet faced. */
export const wrong = {
  callNoBet: rule`check | "Call" when nobody has bet: a check | « Je suis » sans mise : parole | RC 55-A; RO 9.4 | RO 9.4`,
  raiseNoBet: rule`atLeastMinimumBet | "Raise" when nobody has bet: at least a minimum bet
    | « Relance » sans mise : au moins une mise minimum | RC 55-B | TDA-EN 55`,
  checkFacingBet: rule`callOrFold | "Check" when facing a bet: they call or fold, no raise
    | « Parole » face à une mise : il suit ou passe, sans relancer | RC 55; RO 9.4 [CB-RO-18] | RO 9.4`,
  betFacingBet: rule`bareAmount | "I bet" when facing a bet: read as the amount alone
    | « Je mise » face à une mise : lu comme le montant seul |  | TDA-EN 40-C`,
};

export const conditional = {
  binding: choice({
    title: t('"If you bet, I raise"', '« Si tu mises, je relance »'),
    about: t('Whether an act announced on a condition binds.', 'Si un acte annoncé sous condition engage.'),
    values: {
      directorMayBind: t('the director may hold them to it', 'le directeur peut l’y tenir'),
      notBinding: t('does not bind', 'n’engage pas'),
    },
    books: { redcactus: says('directorMayBind', 'RC 59-A'), ropta: says('notBinding', 'RO 9.19') },
    silent: stands('notBinding', 'RO 9.19'),
  }),
  penalty: rule`possible | Penalty for a conditional announcement: possible | Sanction d’une annonce conditionnelle : possible
    | RC 59-A; RO 9.19; RO 11.1 | RO 9.19`,
};

export const callBeforeAmountKnown = rule`directorDecides | "Call" before the amount was said: the director sets the amount
  | « Je suis » avant le montant : le directeur fixe le montant | RC 59-B | TDA-EN 59-B`;

export const exposedHandInTurn = rule`callOrFold | A hand shown without a word, in turn: the hand lives; they call or fold, no raise
  | Main montrée sans un mot, à son tour : la main vit ; il suit ou passe, sans relancer
  | RC 68 (RO 8.6); MO 6.1 (RO 8.6); TDA 31 (RO 8.6); RO 8.6; TF §7 b1 (RO 8.6)`;

export const exposedHandPenalty = choice({
  title: t('Penalty for a hand shown in play', 'Sanction d’une main montrée en cours de main'),
  about: t(
    'Whether a player who shows their cards before the hand is over is punished.',
    'Si celui qui montre ses cartes avant la fin de la main est sanctionné.',
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
