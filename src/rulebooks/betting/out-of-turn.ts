/**
 * Acts before one's turn, the player who was skipped, acts at the same moment.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const oot = {
  bindingIfUnchanged: rule`binding | Out of turn, nothing changed: binds | Hors tour, rien n’a changé : engage
    | RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14`,
  silentChipsCount: rule`counts | Silent chips out of turn: count as an act | Jetons muets hors tour : valent un acte
    | RC 44-A; RO 9.3 [CB-RO-13] | RO 9.3`,
  unchangedBy: rule`checkCallFold | What leaves the action unchanged: a check, a call, a fold
    | Ce qui ne change pas l’action : une parole, un suivi, un abandon | RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14`,
  released: {
    options: choice({
      title: t('Out of turn, then a bet or raise', 'Hors tour, puis une mise ou relance'),
      about: t(
        'What a player may do in their turn once their act was released.',
        'Ce que peut faire à son tour celui dont l’acte est annulé.',
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
    chips: rule`returned | Chips of a released act: come back | Jetons d’un acte annulé : reviennent | RC 44-A; RO 9.3 | RO 9.3`,
  },
  fold: rule`binding | A fold out of turn: final, whatever follows | Un abandon hors tour : définitif, quoi qu’il suive
    | RC 44-A; RC 58; MO 5.1 [CB-MO-04]; TDA 30 (RO 9.3) [CB-TD-03]; RO 9.3; TF §6 b1 [CB-MO-04]`,
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
    about: t('What must have happened after a player who was passed over.', 'Ce qui doit s’être passé après un joueur oublié.'),
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
  beforeThat: rule`actionBacksUp | A skipped player who speaks in time: the action goes back to them, with every option
    | Joueur oublié qui parle à temps : la parole lui revient, avec toutes les options | RC 44-A; MO 8.15 (RO 9.3); RO 9.3 | RO 9.3`,
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
  actionsAfterHim: rule`valid | Acts made after the skipped player: stand | Actes faits après le joueur oublié : demeurent
    | RC 44-B; MO 8.15; RO 9.3 | TDA-EN 53-B`,
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
      turnOrder: t('in turn order', 'dans l’ordre des tours'),
      secondOutOfTurn: t('the second as out of turn', 'le second comme hors tour'),
    },
    books: {
      mons: says('secondOutOfTurn', 'MO 8.14'),
      ropta: says('turnOrder', 'RO 9.18'),
      toufflers: says('secondOutOfTurn', 'TF §9 b14'),
    },
    silent: stands('turnOrder', 'RO 9.18'),
  }),
  inconsistent: rule`secondReleased | The second act when the first changes the bet: released, as an act out of turn
    | Le second acte quand le premier change la mise : annulé, comme un acte hors tour
    | MO 8.14; TDA (RO 9.3); RO 9.18; RO 9.3 [CB-RO-17]; TF §9 b14 | RC 44-A`,
};
