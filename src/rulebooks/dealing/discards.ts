/**
 * Hands that their player threw away, and whether they may have them back.
 */
import { choice, rule, says, stands, t } from '../definition.js';

/** How cards are thrown; by what a hand is folded is `fold.form` of betting. */
export const fold = {
  faceUpOrHigh: rule`penaltyPossible | Cards thrown high, face up or off the table: a penalty is possible
    | Cartes jetées en hauteur, ouvertes ou hors de la table : une sanction est possible | RC 68; RC 71-B; TDA 7 (RO 11.1); RO 11.1
    | RO 11.1`,
};

export const discard = {
  duringBetting: {
    notIdentifiable: rule`dead | A folded hand that cannot be told apart: dead | Main passée qui ne se reconnaît plus : morte
      | RC 65-A; MO 5.3; RO 8.3; TF §6 b3 | RO 8.3`,
  },
  atShowdown: {
    untabledPushed: choice({
      title: t('Cards pushed away at showdown', 'Cartes poussées à l’abattage'),
      about: t(
        'What becomes of a hand that was sent face down towards the muck at showdown and can still be told apart.',
        'Ce que devient une main envoyée face cachée vers le rebut à l’abattage et encore reconnaissable.',
      ),
      values: {
        live: t('live: it may still be tabled', 'vivante : elle peut encore être tablée'),
        rulingDead: t('dead, unless the director gives it back', 'morte, sauf si le directeur la rend'),
      },
      books: {
        redcactus: says('live', 'RC 14', { reading: 'CD-RC-13' }),
        mons: says('rulingDead', 'MO 5.4; MO 5.3'),
        ropta: says('rulingDead', 'RO 8.4; RO 10.5', { reading: 'CD-RO-10' }),
        toufflers: says('rulingDead', 'TF §6 b4; TF §6 b3', { reading: 'CD-TF-04' }),
      },
      silent: stands('rulingDead', 'RO 8.4; RO 10.5'),
    }),
    laidInFront: rule`live | Cards laid face down in front of oneself: live: it may still be tabled
      | Cartes posées face cachée devant soi : vivante : elle peut encore être tablée | RC 14; RO 10.5 [CD-RO-10] | RO 10.5`,
  },
  acrossLine: choice({
    title: t('Cards pushed across the betting line', 'Cartes poussées au-delà de la ligne'),
    about: t(
      'What it means that a hand lies wholly beyond the line, at a table that has one.',
      'Ce que signifie une main entièrement au-delà de la ligne, à une table qui en a une.',
    ),
    values: {
      dead: t('the hand is dead', 'la main est morte'),
      nothing: t('nothing by itself', 'rien par lui-même'),
    },
    books: { toufflers: says('dead', 'TF §6 b4', { reading: 'CD-TF-04' }) },
    silent: stands('nothing', 'custom'),
  }),
  deadWhen: choice({
    title: t('A hand thrown at showdown is dead from', 'Une main jetée à l’abattage est morte dès'),
    about: t(
      'What takes a hand thrown at showdown out of play, as far as no official gives it back.',
      'Ce qui met hors jeu une main jetée à l’abattage, sauf si un responsable la rend.',
    ),
    unread: t(
      'A report says how the hand lies and whether it can be told apart, and that decides',
      'Un rapport dit où est la main et si elle se reconnaît, et cela décide',
    ),
    values: {
      muckedByDealer: t(
        'the dealer’s putting it into the muck, or its being lost among other cards',
        'sa mise au rebut par le donneur, ou sa perte parmi d’autres cartes',
      ),
      touchedDeadCard: t('its touching a dead card, for good', 'son contact avec une carte morte, sans retour'),
      sentToMuck: t('its being sent distinctly towards the muck', 'son envoi distinct vers le rebut'),
    },
    books: {
      redcactus: says('muckedByDealer', 'RC 14', { reading: 'CD-RC-14' }),
      mons: says('touchedDeadCard', 'MO 5.3'),
      ropta: says('sentToMuck', 'RO 10.5; RO 8.3; RO 8.4'),
      toufflers: says('touchedDeadCard', 'TF §6 b3'),
    },
    silent: stands('sentToMuck', 'RO 10.5'),
  }),
  thinkingWon: {
    cardsKept: rule`heldForOfficial | A bettor throws their cards, forgetting an opponent: the dealer keeps them and calls an official
      | Un miseur jette ses cartes en oubliant un adversaire : le donneur les garde et appelle un responsable | RC 15; RO 10.10 | RO 10.10`,
    identifiable: choice({
      title: t('Such cards, still told apart', 'Ces cartes, encore reconnaissables'),
      about: t(
        'What the director holds, unless they rule otherwise, of a hand thrown in the belief that the pot was won.',
        'Ce que le directeur retient, sauf s’il en décide autrement, d’une main jetée en croyant le pot gagné.',
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
    notIdentifiable: rule`deadUncalledReturned | Such cards, lost among others: dead; what nobody had called comes back
      | Ces cartes, perdues parmi d’autres : morte ; ce que nul n’avait payé revient
      | RC 15; MO 5.3 (RO 10.10); RO 10.10; TF §6 b3 (RO 10.10) | RO 10.10`,
  },
  refundOnMistake: choice({
    title: t('Bets of a hand thrown by mistake', 'Mises d’une main jetée par erreur'),
    about: t(
      'Whether a player who threw their hand by mistake can have back what nobody had called or raised.',
      'Si celui qui a jeté sa main par erreur peut reprendre ce que nul n’avait payé ni relancé.',
    ),
    values: {
      directorMayReturn: t('in rare cases, by the director', 'dans de rares cas, par le directeur'),
      onlyIfThoughtWon: t('only if they thought that they had won', 'seulement s’il croyait avoir gagné'),
    },
    books: { redcactus: says('onlyIfThoughtWon', 'RC 15'), ropta: says('directorMayReturn', 'RO 8.3') },
    silent: stands('directorMayReturn', 'RO 8.3'),
  }),
  oneCardTabledThenMucked: rule`ownRisk | One card shown, then both thrown: at their own risk: no claim once it cannot be read
    | Une carte montrée, puis les deux jetées : à ses risques : aucun droit si elle n’est plus lisible
    | RC 13; MO 9.3; MO 5.3; MO 5.4; TDA 40 (RO 10.5); RO 10.5; TF §10 b3; TF §6 b3; TF §6 b4`,
};
