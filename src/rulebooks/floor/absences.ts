/**
 * Stacks of players who are away, from the table or from a later day. Who is at the table for a deal, and what becomes of their hand, stands
 * in `../dealing/presence.ts`.
 */
import { agreed, t } from '../definition.js';

export const absent = {
  eliminatedByBlinds: agreed('possible', t('yes, once no chip is left', "oui, quand il n'a plus de jeton"), {
    title: t('Blinded out', 'Éliminé par ses blindes'),
    about: t('Whether blinds can put a player out who is away.', 'Si ses blindes peuvent éliminer un joueur absent.'),
    unread: t(
      'A stack in play pays its blinds, and is out with its last chip like any other',
      'Un tapis en jeu paie ses blindes, et sort avec son dernier jeton comme tout autre',
    ),
    cites: 'RC 71-A; RC 30; MO 3.2; RO 1.9; TF §4 b2',
    silent: 'RO 1.9',
  }),
  countsAtTable: agreed('counts', t('he counts: players are stacks', 'il compte : les joueurs sont des tapis'), {
    title: t('An absent player in the count', 'Absent dans le décompte'),
    about: t('Whether a player who is away counts among those of his table.', 'Si un joueur absent compte parmi ceux de sa table.'),
    unread: t('Players are counted by their stacks', 'Les joueurs se comptent par leurs tapis'),
    cites: 'RO 2.3',
    silent: 'RO 2.3',
  }),
};

export const multiDay = {
  absentQualified: agreed('stays', t('he stays in until his chips are gone', "il reste jusqu'à la fin de ses jetons"), {
    title: t('Away on a later day', 'Absent un autre jour'),
    about: t(
      'What becomes of a player who qualified for a later day and is not there.',
      'Ce que devient un joueur qualifié pour un autre jour et qui n’est pas là.',
    ),
    cites: 'RO 1.8',
    silent: 'RO 1.8',
  }),
  exceptions: agreed(
    'noticeOrDeadline',
    t("if he gave notice, or at a deadline of the event's rules", 'sur son avis, ou à un délai du règlement'),
    {
      title: t('Taken out on a later day', 'Retiré un autre jour'),
      about: t(
        'When a player who is not there on a later day is taken out after all.',
        'Quand un joueur absent un autre jour est malgré tout retiré.',
      ),
      cites: 'RO 1.8',
      silent: 'RO 1.8',
    },
  ),
};
