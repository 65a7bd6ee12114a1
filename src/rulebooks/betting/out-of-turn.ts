/**
 * Acts before one's turn, the player who was skipped, acts at the same moment.
 */
import { agreed, choice, cites, says, silence, stands, t } from '../definition.js';

export const oot = {
  bindingIfUnchanged: agreed('binding', t('binds', 'engage'), {
    title: t('Out of turn, nothing changed', "Hors tour, rien n'a changé"),
    about: t(
      'Whether an act before its turn binds when the bet is the same once its turn comes.',
      'Si un acte avant son tour engage quand la mise est la même à son tour.',
    ),
    books: { redcactus: 'RC 44-A', mons: 'MO 8.14', tdaFr: 'TDA 30', ropta: 'RO 9.3', toufflers: 'TF §9 b14' },
  }),
  silentChipsCount: agreed('counts', t('count as an act', 'valent un acte'), {
    title: t('Silent chips out of turn', 'Jetons muets hors tour'),
    about: t('Whether chips pushed before the turn count like words.', 'Si des jetons poussés avant son tour valent comme des paroles.'),
    books: { redcactus: 'RC 44-A', ropta: cites('RO 9.3', { reading: 'CB-RO-13' }) },
    silent: 'RO 9.3',
  }),
  unchangedBy: agreed('checkCallFold', t('a check, a call, a fold', 'une parole, un suivi, un abandon'), {
    title: t('What leaves the action unchanged', "Ce qui ne change pas l'action"),
    about: t('Which acts in between leave an act out of turn in force.', 'Quels actes intermédiaires laissent valoir un acte hors tour.'),
    books: { redcactus: 'RC 44-A', mons: 'MO 8.14', tdaFr: 'TDA 30', ropta: 'RO 9.3', toufflers: 'TF §9 b14' },
  }),
  released: {
    options: choice({
      title: t('Out of turn, then a bet or raise', 'Hors tour, puis une mise ou relance'),
      about: t(
        'What a player may do in their turn once their act was released.',
        "Ce que peut faire à son tour celui dont l'acte est annulé.",
      ),
      values: {
        all: t('anything', 'tout'),
        raiseOnlyIfHeRaised: t(
          'anything, but a raise only if their act was a bet or raise',
          'tout, mais relancer seulement si son acte était une mise ou relance',
        ),
      },
      books: {
        redcactus: says('all', 'RC 44-A'),
        mons: says('raiseOnlyIfHeRaised', 'MO 8.14'),
        tdaFr: says('all', 'TDA 30', { completedBy: 'RO 9.3' }),
        ropta: says('all', 'RO 9.3', { reading: 'CB-RO-13' }),
        toufflers: says('raiseOnlyIfHeRaised', 'TF §9 b14'),
      },
      silent: stands('all', 'RO 9.3'),
    }),
    chips: agreed('returned', t('come back', 'reviennent'), {
      title: t('Chips of a released act', "Jetons d'un acte annulé"),
      about: t(
        'What becomes of the chips put in before the turn when the act is released.',
        "Ce que deviennent les jetons mis avant son tour quand l'acte est annulé.",
      ),
      books: { redcactus: 'RC 44-A', ropta: 'RO 9.3' },
      silent: 'RO 9.3',
    }),
  },
  fold: agreed('binding', t('final, whatever follows', "définitif, quoi qu'il suive"), {
    title: t('A fold out of turn', 'Un abandon hors tour'),
    about: t(
      'Whether a fold before the turn can be taken back, or kills the hand when it is made.',
      "Si un abandon avant son tour se reprend, ou tue la main dès qu'il est fait.",
    ),
    books: {
      redcactus: 'RC 44-A; RC 58',
      mons: cites('MO 5.1', { reading: 'CB-MO-04' }),
      tdaFr: cites('TDA 30', { completedBy: 'RO 9.3', reading: 'CB-TD-03' }),
      ropta: 'RO 9.3',
      toufflers: cites('TF §6 b1', { reading: 'CB-MO-04' }),
    },
  }),
  penalty: choice({
    title: t('Penalty for acting out of turn', 'Sanction pour jeu hors tour'),
    about: t('When acting before the turn can be, or is, punished.', 'Quand agir avant son tour peut être, ou est, sanctionné.'),
    values: {
      possible: t('possible each time', 'possible chaque fois'),
      ifRepeated: t('possible if repeated', 'possible si cela se répète'),
      dueIfReleasedOrFold: t(
        'due for a fold or a released act, otherwise if repeated',
        'due pour un abandon ou un acte annulé, sinon si cela se répète',
      ),
    },
    books: {
      redcactus: says('possible', 'RC 44-A'),
      mons: says('ifRepeated', 'MO 8.16'),
      tdaFr: says('possible', 'TDA 36'),
      ropta: says('dueIfReleasedOrFold', 'RO 9.3; RO 11.1'),
      toufflers: says('ifRepeated', 'TF §9 b15'),
    },
  }),
};

export const skipped = {
  losesRightWhen: choice({
    title: t('When a skipped player loses their turn', 'Quand un joueur oublié perd son tour'),
    about: t('What must have happened after a player who was passed over.', "Ce qui doit s'être passé après un joueur oublié."),
    values: {
      reasonableTimeAndSubstantialAction: t('a reasonable time and substantial action', 'un délai raisonnable et une action substantielle'),
      substantialAction: t('substantial action', 'une action substantielle'),
      threeActed: t('three players have acted', 'trois joueurs ont agi'),
    },
    books: {
      redcactus: says('reasonableTimeAndSubstantialAction', 'RC 44-B; RC 36'),
      mons: says('threeActed', 'MO 8.15', { reading: 'CB-MO-06' }),
      ropta: says('substantialAction', 'RO 9.3; RO 6.7'),
    },
    silent: stands('substantialAction', 'RO 9.3; RO 6.7'),
  }),
  beforeThat: agreed(
    'actionBacksUp',
    t('the action goes back to them, with every option', 'la parole lui revient, avec toutes les options'),
    {
      title: t('A skipped player who speaks in time', 'Joueur oublié qui parle à temps'),
      about: t('What a player gets who claims their turn soon enough.', "Ce qu'obtient celui qui réclame son tour assez tôt."),
      books: { redcactus: 'RC 44-A', mons: cites('MO 8.15', { completedBy: 'RO 9.3' }), ropta: 'RO 9.3' },
      silent: 'RO 9.3',
    },
  ),
  consequence: choice({
    title: t('A skipped player who speaks too late', 'Joueur oublié qui parle trop tard'),
    about: t('What is left to a player who has lost their turn.', 'Ce qui reste à celui qui a perdu son tour.'),
    values: {
      directorDeadOrLimited: t(
        'the director rules: dead, or no bet and no raise',
        'le directeur tranche : main morte, ou ni mise ni relance',
      ),
      deadUnlessSaved: t(
        'dead; the director may save it for a call or a fold',
        'main morte ; le directeur peut la sauver pour suivre ou passer',
      ),
      callOrFold: t('they call or fold', 'il suit ou passe'),
    },
    books: {
      redcactus: says('directorDeadOrLimited', 'RC 44-B'),
      mons: says('deadUnlessSaved', 'MO 8.15', { reading: 'CB-MO-06' }),
      ropta: says('callOrFold', 'RO 9.3'),
    },
    silent: stands('callOrFold', 'RO 9.3'),
  }),
  actionsAfterHim: agreed('valid', t('stand', 'demeurent'), {
    title: t('Acts made after the skipped player', 'Actes faits après le joueur oublié'),
    about: t(
      'Whether the acts of those who played over the skipped player stand once the turn is lost.',
      'Si les actes de ceux qui ont joué avant lui demeurent une fois son tour perdu.',
    ),
    books: { redcactus: 'RC 44-B', mons: 'MO 8.15', ropta: 'RO 9.3' },
    silent: 'TDA-EN 53-B',
  }),
  tolerance: choice({
    title: t('Leniency for a skipped player', 'Tolérance pour un joueur oublié'),
    about: t(
      'In which circumstances they may be given their turn all the same.',
      'Dans quelles circonstances son tour peut lui être rendu.',
    ),
    unread: t('The director may always give the turn back, with a reason', 'Le directeur peut toujours rendre le tour, avec un motif'),
    values: {
      reasonableTime: t('a reasonable time to speak up', 'un délai raisonnable pour parler'),
      directorExceptionally: t('exceptionally, by the director', 'exceptionnellement, par le directeur'),
      shufflingOrFastOpponents: t('they were shuffling, or the others were very fast', 'il mélangeait, ou les autres sont allés très vite'),
    },
    books: {
      redcactus: says('reasonableTime', 'RC 44-B'),
      mons: says('directorExceptionally', 'MO 8.15'),
      ropta: says('shufflingOrFastOpponents', 'RO 9.3'),
    },
    silent: stands('shufflingOrFastOpponents', 'RO 9.3'),
  }),
};

export const simultaneous = {
  players: choice({
    title: t('Two players act at once', 'Deux joueurs agissent ensemble'),
    about: t('How acts made at the same moment are taken.', 'Comment se prennent des actes faits au même moment.'),
    values: {
      turnOrder: t('in turn order', "dans l'ordre des tours"),
      secondOutOfTurn: t('the second as out of turn', 'le second comme hors tour'),
    },
    books: {
      mons: says('secondOutOfTurn', 'MO 8.14'),
      ropta: says('turnOrder', 'RO 9.18'),
      toufflers: says('secondOutOfTurn', 'TF §9 b14'),
    },
    silent: stands('turnOrder', 'RO 9.18'),
  }),
  inconsistent: agreed('secondReleased', t('released, as an act out of turn', 'annulé, comme un acte hors tour'), {
    title: t('The second act when the first changes the bet', 'Le second acte quand le premier change la mise'),
    about: t(
      'What becomes of the later of two acts made at once when the earlier one bets or raises.',
      'Ce que devient le second de deux actes simultanés quand le premier mise ou relance.',
    ),
    books: {
      redcactus: silence('RC 44-A'),
      mons: 'MO 8.14',
      ropta: cites('RO 9.18; RO 9.3', { reading: 'CB-RO-17' }),
      toufflers: 'TF §9 b14',
    },
    silent: 'RO 9.3',
  }),
};
