import type { Fault } from '../audit/verify.js';
import { describeLoss } from '../app/folder/lost-events.js';
import type { Sentence } from '../texts/sentences.js';
import { findingText, folderFinding, type FolderFaults } from './finding-lines.js';

type Example<Case> = readonly (readonly [Case, en: string, fr: string])[];

/** An example of each finding at an event; the compiler requires one for a new code. */
const findings: { readonly [Code in Fault['code']]: Example<Extract<Fault, { readonly code: Code }>> } = {
  BAD_HASH: [
    [
      { code: 'BAD_HASH', isThere: true },
      'the event is not what its hash was made from',
      'l’événement n’est pas celui dont l’empreinte a été calculée',
    ],
    [{ code: 'BAD_HASH', isThere: false }, 'the event carries no hash', 'l’événement n’a pas d’empreinte'],
  ],
  BROKEN_CHAIN: [[{ code: 'BROKEN_CHAIN' }, 'it does not follow the event before it', 'il ne suit pas l’événement précédent']],
  GAP: [[{ code: 'GAP', expected: 4 }, 'revision 4 was expected', 'la révision 4 était attendue']],
  HOLE: [
    [{ code: 'HOLE', from: 7, to: 7 }, 'position 7 is missing', 'la position 7 manque'],
    [{ code: 'HOLE', from: 7, to: 9 }, 'positions 7 to 9 are missing', 'les positions 7 à 9 manquent'],
  ],
  BAD_OPENING: [
    [
      { code: 'BAD_OPENING', field: 'cards', opening: 'strange' },
      '"cards" has an opening and no commitment',
      '« cards » a une ouverture sans engagement',
    ],
    [
      { code: 'BAD_OPENING', field: 'cards', opening: 'missing' },
      'the secret value of "cards" is missing',
      'la valeur secrète de « cards » manque',
    ],
    [
      { code: 'BAD_OPENING', field: 'cards', opening: 'other' },
      'the secret value of "cards" is not the one that was committed to',
      'la valeur secrète de « cards » n’est pas celle qui avait été engagée',
    ],
  ],
  NOT_OURS: [
    [
      { code: 'NOT_OURS' },
      'Tapis did not write this event and passes over it: keep other programs out of this stream',
      'Tapis n’a pas écrit cet événement et l’ignore : aucun autre programme ne doit écrire dans ce flux',
    ],
  ],
  UNREADABLE: [
    [
      { code: 'UNREADABLE', detail: 'event Folded version 9: this release reads versions 1 to 1' },
      'event Folded version 9: this release reads versions 1 to 1',
      'illisible par cette version : event Folded version 9: this release reads versions 1 to 1',
    ],
  ],
  TIME_BACK: [
    [
      { code: 'TIME_BACK', before: Date.UTC(2026, 10, 21), at: Date.UTC(2026, 10, 20) },
      'it says 2026-11-20T00:00:00.000Z, and an event before it 2026-11-21T00:00:00.000Z: a clock was wrong. The event itself is whole',
      'il dit 2026-11-20T00:00:00.000Z, et un événement précédent 2026-11-21T00:00:00.000Z : une horloge était fausse. L’événement lui-même est intact',
    ],
  ],
  HAND_MISSING: [
    [
      { code: 'HAND_MISSING', handId: 'friday.1.3' },
      'the tournament speaks of hand friday.1.3, and the store has no event of it',
      'le tournoi cite la main friday.1.3, et le journal n’en a aucun événement',
    ],
  ],
  HAND_CUT_SHORT: [
    [
      { code: 'HAND_CUT_SHORT', handId: 'friday.1.3' },
      'hand friday.1.3 was settled, and its own stream lacks its end',
      'la main friday.1.3 a été réglée, et la fin de son propre flux manque',
    ],
  ],
  HEAD_DIFFERS: [
    [
      { code: 'HEAD_DIFFERS', size: 60, agreed: 20 },
      'the first 60 events are not those of the head that was kept: something among events 21 to 60 is another one',
      'les 60 premiers événements ne sont pas ceux de la tête conservée : quelque chose diffère entre les événements 21 et 60',
    ],
  ],
  LOG_CUT: [
    [
      { code: 'LOG_CUT', size: 60, events: 40 },
      'a head that was kept says 60 events, and there are 40: the end is missing',
      'une tête conservée compte 60 événements, et il n’y en a que 40 : la fin manque',
    ],
  ],
  TILE_DIFFERS: [
    [
      { code: 'TILE_DIFFERS', isThere: true },
      'it is not the event whose hash was published: the log was changed here',
      'ce n’est pas l’événement dont l’empreinte a été publiée : le journal a été modifié ici',
    ],
    [
      { code: 'TILE_DIFFERS', isThere: false },
      'its published hash is missing: a file of the folder "log" is gone or damaged',
      'son empreinte publiée manque : un fichier du dossier « log » a disparu ou est abîmé',
    ],
  ],
  NAME_DIFFERS: [
    [
      { code: 'NAME_DIFFERS' },
      'the vault has another name than the one that this event recorded: restore players.sqlite, or give the right name again',
      'le nom conservé n’est pas celui que cet événement a enregistré : restaurez players.sqlite, ou redonnez le bon nom',
    ],
  ],
  NAME_MISSING: [
    [
      { code: 'NAME_MISSING' },
      'the vault lacks the name that this event recorded: restore players.sqlite, or give the name again',
      'le nom que cet événement a enregistré manque : restaurez players.sqlite, ou redonnez le nom',
    ],
  ],
  HAND_NOT_OPENED: [
    [
      { code: 'HAND_NOT_OPENED', tournamentId: 'friday' },
      'the tournament friday never opened this hand',
      'le tournoi friday n’a jamais ouvert cette main',
    ],
  ],
};

const loss: Sentence = { en: 'One event is missing.', fr: 'Un événement manque.' };

/** An example of each finding about a folder. */
const ofFolder: { readonly [Code in keyof FolderFaults]: readonly [FolderFaults[Code], en: string, fr: string] } = {
  INDEX_DAMAGED: [{ what: 'wrong # of entries' }, 'wrong # of entries', 'index endommagé : wrong # of entries'],
  DATA_DAMAGED: [{ what: 'Tree 4 page 9' }, 'Tree 4 page 9', 'données endommagées : Tree 4 page 9'],
  LOST_EVENTS: [
    { loss, inFolder: true },
    'One event is missing. Restore a backup with "tapis restore", or start once with "tapis serve --accept-loss".',
    'Un événement manque. Restaurez une sauvegarde avec « tapis restore », ou démarrez une fois avec « tapis serve --accept-loss ».',
  ],
  VAULT_LOST: [{ loss }, loss.en, loss.fr],
  VAULT_OLDER: [{ loss }, loss.en, loss.fr],
  SECRET_OTHER: [
    { path: 'data/draw-secret' },
    'data/draw-secret is not the secret of these events: put it back from a backup.',
    'data/draw-secret n’est pas le secret de ces événements : restaurez-le d’une sauvegarde.',
  ],
  LOSS_UNKNOWN: [
    null,
    "the file is damaged, so lost events can't be found",
    'le fichier est endommagé : on ne peut pas savoir si des événements sont perdus',
  ],
  MARK_DAMAGED: [
    { path: 'data/events.mark' },
    "data/events.mark can't be read; the server writes a new one at its next start.",
    'data/events.mark est illisible ; le serveur en écrira un nouveau à son prochain démarrage.',
  ],
  PUBLISHED_LOG_DAMAGED: [
    { what: "heads.jsonl can't be read" },
    'heads.jsonl can\'t be read: the events were not compared with the published log. Compare them with heads that others keep (--heads), then move the folder "log" away; the server makes it anew.',
    "heads.jsonl can't be read : les événements n’ont pas été comparés au journal publié. Comparez-les aux têtes que d’autres conservent (--heads), puis déplacez le dossier « log » ; le serveur le refait.",
  ],
  STREAM_CUT: [
    { stream: 'hand-friday.1.1', what: 'The stream hand-friday.1.1 was deleted: restore the last backup.' },
    'The stream hand-friday.1.1 was deleted: restore the last backup.',
    'le flux hand-friday.1.1 a été supprimé ou tronqué dans KurrentDB : The stream hand-friday.1.1 was deleted: restore the last backup.',
  ],
  VIEW_DIFFERS: [
    { view: 'hands', partition: 'friday', key: 'friday.1.3', what: 'missing' },
    'hands does not match the events: the row friday.1.3 of friday is missing. Run "tapis rebuild --view hands".',
    'hands ne correspond pas aux événements : la ligne friday.1.3 de friday manque. Lancez « tapis rebuild --view hands ».',
  ],
};

describe('what tapis verify finds', () => {
  it.each(Object.values(findings).flat() as Example<Fault>)('%j in both languages', (fault, en, fr) => {
    expect(findingText(fault)).toEqual({ en, fr });
  });

  it.each(Object.entries(ofFolder))('%s of a folder in both languages', (code, [fault, en, fr]) => {
    expect(folderFinding(code as 'LOST_EVENTS', fault as FolderFaults['LOST_EVENTS'])).toEqual({ code, en, fr });
  });

  it('says what is missing from the end of a log, in both languages', () => {
    const missing = {
      lastKnown: { witness: 'mark', position: 12, place: { stream: 'tournament-friday', revision: 8, id: 'x' }, at: 0 },
      lastStanding: 10,
      standingAt: null,
      atLeast: 2,
      tournaments: [{ tournamentId: 'friday', events: 2 }],
    } as unknown as Parameters<typeof describeLoss>[0];
    expect(describeLoss(missing, 'events.sqlite')).toBe(
      'At least 2 events that had been recorded are missing from events.sqlite: the high-water mark knows position 12, event 8 of tournament-friday at 1970-01-01T00:00:00.000Z; its last event is at position 10. Tournaments that lost events: friday (2).',
    );
    expect(describeLoss(missing, 'events.sqlite', 'fr')).toBe(
      'Au moins 2 événements manquent dans events.sqlite : le repère connaît la position 12, événement 8 de tournament-friday le 1970-01-01T00:00:00.000Z ; son dernier événement est à la position 10. Tournois qui ont perdu des événements : friday (2).',
    );
  });
});
