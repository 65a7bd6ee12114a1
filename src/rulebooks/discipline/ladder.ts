/**
 * The scale of penalties: which there are, in what order, how repetition counts, and who pronounces them.
 */
import { choice, rule, says, stands, t } from '../definition.js';

export const ladder = {
  verbalWarning: rule`available | Warnings: yes | Avertissements : oui | RC 71-A; MO 13.1; TDA 7; RO 11.1 [CT-RO-13] | RO 11.1`,
  ladder: choice({
    title: t('Steps of the scale', 'Degrés de l’échelle'),
    about: t(
      'In what order penalties follow each other when a player repeats a fault.',
      'Dans quel ordre se suivent les sanctions d’un joueur qui répète une faute.',
    ),
    values: {
      free: t('no order: the official chooses', 'pas d’ordre : le responsable choisit'),
      warningRoundsOut: t(
        'a warning, then 1 to 4 rounds, then disqualification',
        'un avertissement, puis 1 à 4 tours, puis la disqualification',
      ),
      handHandsRoundsOut: t(
        'a warning with one missed hand, then 2 to 4 hands, then 1 to 4 rounds, then disqualification',
        'un avertissement avec une main manquée, puis 2 à 4 mains, puis 1 à 4 tours, puis la disqualification',
      ),
    },
    books: {
      redcactus: says('free', 'RC 71-A'),
      mons: says('warningRoundsOut', 'MO 13.1', { reading: 'CT-MO-14' }),
      tdaFr: says('free', 'TDA 7'),
      ropta: says('handHandsRoundsOut', 'RO 11.2', { reading: 'CT-RO-13' }),
      toufflers: stands('handHandsRoundsOut', 'RO 11.2', { reading: 'CT-TF-07' }),
    },
  }),
  skipSteps: choice({
    title: t('Skipping steps', 'Sauter des degrés'),
    about: t('Whether a first fault can go beyond the first step.', 'Si une première faute peut aller au-delà du premier degré.'),
    values: {
      noOrder: t('there is no order to skip', 'il n’y a pas d’ordre à sauter'),
      byGravity: t('yes, by the gravity of the fault, for the director', 'oui, selon la gravité de la faute, par le directeur'),
    },
    books: {
      redcactus: says('noOrder', 'RC 71-A'),
      mons: says('byGravity', 'MO 13.1'),
      tdaFr: says('noOrder', 'TDA 7'),
      ropta: says('byGravity', 'RO 11.2'),
    },
    silent: stands('byGravity', 'RO 11.2'),
  }),
  hands: choice({
    title: t('Penalties counted in hands', 'Sanctions comptées en mains'),
    about: t('How many hands a penalty can be that is given in hands.', 'Combien de mains peut durer une sanction donnée en mains.'),
    values: {
      any: t('one or more', 'une ou plusieurs'),
      oneToFour: t('one to four', 'une à quatre'),
      none: t('none: only rounds', 'aucune : seulement des tours'),
    },
    books: {
      redcactus: says('any', 'RC 71-A'),
      mons: says('none', 'MO 13.1'),
      tdaFr: says('none', 'TDA 7'),
      ropta: says('oneToFour', 'RO 11.2'),
    },
    silent: stands('oneToFour', 'RO 11.2'),
  }),
  rounds: choice({
    title: t('Penalties counted in rounds', 'Sanctions comptées en tours'),
    about: t('How many rounds of the table a penalty can be.', 'Combien de tours de table peut durer une sanction.'),
    values: { any: t('one or more', 'un ou plusieurs'), oneToFour: t('one to four', 'un à quatre') },
    books: {
      redcactus: says('any', 'RC 71-A'),
      mons: says('oneToFour', 'MO 13.1'),
      tdaFr: says('oneToFour', 'TDA 7'),
      ropta: says('oneToFour', 'RO 11.2'),
    },
    silent: stands('oneToFour', 'RO 11.2'),
  }),
  degree: choice({
    title: t('Degree of severity', 'Degré de sévérité'),
    about: t(
      'Which of three degrees the event’s rules declare; where they declare none, the middle one.',
      'Lequel des trois degrés déclare le règlement du tournoi ; à défaut, celui du milieu.',
    ),
    values: {
      light: t('light: mainly warnings, explained', 'légère : surtout des avertissements, expliqués'),
      normal: t(
        'normal: warnings and penalties, by the gravity of the fault',
        'normale : avertissements et sanctions, selon la gravité de la faute',
      ),
      heavy: t('heavy: a penalty every time, no warnings', 'lourde : une sanction à chaque fois, sans avertissement'),
    },
    books: { ropta: says('normal', 'RO 11', { reading: 'CP-RO-01' }) },
    silent: stands('normal', 'RO 11'),
  }),
  repetition: choice({
    title: t('What counts as a repetition', 'Ce qui compte comme répétition'),
    about: t('Which earlier faults of a player make a new one graver.', 'Quelles fautes passées d’un joueur aggravent une nouvelle.'),
    values: {
      sameFault: t('the same fault by the same player', 'la même faute du même joueur'),
      anyFault: t('faults of the same player, of any kind', 'des fautes du même joueur, de toute sorte'),
    },
    books: {
      redcactus: says('anyFault', 'RC 71-A'),
      mons: says('sameFault', 'MO 13.1'),
      tdaFr: says('anyFault', 'TDA 7'),
      ropta: says('sameFault', 'RO 11.2'),
    },
    silent: stands('sameFault', 'RO 11.2'),
  }),
  repetitionScope: choice({
    title: t('Over what repetition is counted', 'Sur quoi se compte la répétition'),
    about: t('How far back earlier faults are looked for.', 'Jusqu’où remontent les fautes passées.'),
    values: {
      tournament: t('this event', 'ce tournoi'),
      season: t('the events of the season, where the federation allows it', 'les tournois de la saison, si la fédération le permet'),
    },
    books: {},
    silent: stands('tournament', 'custom'),
  }),
  escalation: rule`heavier | A fault that comes back: by a heavier one | Une faute qui revient : par une plus lourde
    | RC 71-A; MO 13.1; TDA 7; RO 11.2 | RO 11.2`,
  pronouncedBy: choice({
    title: t('Who gives penalties', 'Qui prononce les sanctions'),
    about: t('Who warns a player or has them miss hands.', 'Qui avertit un joueur ou lui fait manquer des mains.'),
    values: {
      director: t('the director', 'le directeur'),
      directorAndFloors: t('the director and the floors', 'le directeur et ses floors'),
    },
    books: {
      redcactus: says('director', 'RC 71-A'),
      mons: says('directorAndFloors', 'MO 13.2'),
      tdaFr: says('directorAndFloors', 'TDA 7'),
      ropta: says('directorAndFloors', 'RO 1.7', { reading: 'CT-RO-14' }),
    },
    silent: stands('directorAndFloors', 'RO 1.7'),
  }),
  disqualifiedBy: choice({
    title: t('Who disqualifies', 'Qui disqualifie'),
    about: t('Who puts a player out of the event for a fault.', 'Qui exclut un joueur du tournoi pour une faute.'),
    values: {
      director: t('the director alone', 'le directeur seul'),
      directorAndFloors: t('the director and the floors', 'le directeur et ses floors'),
    },
    books: {
      redcactus: says('director', 'RC 71-A'),
      mons: says('director', 'MO 13.1'),
      tdaFr: says('directorAndFloors', 'TDA 7; TDA 23'),
      ropta: says('director', 'RO 11.1', { reading: 'CT-RO-14' }),
    },
    silent: stands('director', 'RO 11.1'),
  }),
  intentJudge: rule`director | Deliberate or not: the director | Volontaire ou non : le directeur | MO 13.1; RO 11.2; TF §10 b4 (RO 11.2)
    | RO 11.2`,
  waiver: rule`withReason | Sparing a player a mandatory penalty: yes, for fairness, with a reason
    | Épargner une sanction obligatoire : oui, par équité, avec une raison | RC 1; MO 13.2; TDA 1; RO 1.1 | RO 1.1`,
  disqualifiedChips: rule`removed | Chips of a disqualified player: out of play | Jetons d’un joueur disqualifié : retirés du jeu
    | MO 13.1; TDA 7; RO 11.2 | RO 11.2`,
  disqualifiedHand: rule`dead | Hand of a player disqualified in it: dead at once
    | Cartes d’un joueur disqualifié pendant la main : mortes aussitôt | RC (RC 71-C) | RO 11.2`,
  disqualifiedRank: rule`atDecision | Place of a disqualified player: as of the decision
    | Place d’un joueur disqualifié : à l’instant de la décision |  | RO 1.9`,
};
