/** The findings of `tapis verify` as sentences in English and French. */
import type { Fault } from '../audit/verify.js';
import type { Sentence } from '../texts/sentences.js';

type FaultOf<Code extends Fault['code']> = Extract<Fault, { readonly code: Code }>;

const sentences: { readonly [Code in Fault['code']]: (fault: FaultOf<Code>) => Sentence } = {
  BAD_HASH: ({ isThere }) =>
    isThere
      ? { en: 'the event is not what its hash was made from', fr: 'l’événement n’est pas celui dont l’empreinte a été calculée' }
      : { en: 'the event carries no hash', fr: 'l’événement n’a pas d’empreinte' },
  BROKEN_CHAIN: () => ({ en: 'it does not follow the event before it', fr: 'il ne suit pas l’événement précédent' }),
  GAP: ({ expected }) => ({ en: `revision ${expected} was expected`, fr: `la révision ${expected} était attendue` }),
  HOLE: ({ from, to }) =>
    from === to
      ? { en: `position ${from} is missing`, fr: `la position ${from} manque` }
      : { en: `positions ${from} to ${to} are missing`, fr: `les positions ${from} à ${to} manquent` },
  BAD_OPENING: ({ field, opening }) =>
    ({
      strange: { en: `"${field}" has an opening and no commitment`, fr: `« ${field} » a une ouverture sans engagement` },
      missing: { en: `the secret value of "${field}" is missing`, fr: `la valeur secrète de « ${field} » manque` },
      other: {
        en: `the secret value of "${field}" is not the one that was committed to`,
        fr: `la valeur secrète de « ${field} » n’est pas celle qui avait été engagée`,
      },
    })[opening],
  NOT_OURS: () => ({
    en: 'Tapis did not write this event and passes over it: keep other programs out of this stream',
    fr: 'Tapis n’a pas écrit cet événement et l’ignore : aucun autre programme ne doit écrire dans ce flux',
  }),
  UNREADABLE: ({ detail }) => ({ en: detail, fr: `illisible par cette version : ${detail}` }),
  HAND_MISSING: ({ handId }) => ({
    en: `the tournament speaks of hand ${handId}, and the store has no event of it`,
    fr: `le tournoi cite la main ${handId}, et le journal n’en a aucun événement`,
  }),
  HAND_CUT_SHORT: ({ handId }) => ({
    en: `hand ${handId} was settled, and its own stream lacks its end`,
    fr: `la main ${handId} a été réglée, et la fin de son propre flux manque`,
  }),
  HEAD_DIFFERS: ({ size, agreed }) => ({
    en: `the first ${size} events are not those of the head that was kept: something among events ${agreed + 1} to ${size} is another one`,
    fr: `les ${size} premiers événements ne sont pas ceux de la tête conservée : quelque chose diffère entre les événements ${agreed + 1} et ${size}`,
  }),
  LOG_CUT: ({ size, events }) => ({
    en: `a head that was kept says ${size} events, and there are ${events}: the end is missing`,
    fr: `une tête conservée compte ${size} événements, et il n’y en a que ${events} : la fin manque`,
  }),
  TILE_DIFFERS: ({ isThere }) =>
    isThere
      ? {
          en: 'it is not the event whose hash was published: the log was changed here',
          fr: 'ce n’est pas l’événement dont l’empreinte a été publiée : le journal a été modifié ici',
        }
      : {
          en: 'its published hash is missing: a file of the folder "log" is gone or damaged',
          fr: 'son empreinte publiée manque : un fichier du dossier « log » a disparu ou est abîmé',
        },
  NAME_DIFFERS: () => ({
    en: 'the vault has another name than the one that this event recorded: restore players.sqlite, or give the right name again',
    fr: 'le nom conservé n’est pas celui que cet événement a enregistré : restaurez players.sqlite, ou redonnez le bon nom',
  }),
  NAME_MISSING: () => ({
    en: 'the vault lacks the name that this event recorded: restore players.sqlite, or give the name again',
    fr: 'le nom que cet événement a enregistré manque : restaurez players.sqlite, ou redonnez le nom',
  }),
  TIME_BACK: ({ before, at }) => ({
    en: `it says ${new Date(at).toISOString()}, and an event before it ${new Date(before).toISOString()}: a clock was wrong. The event itself is whole`,
    fr: `il dit ${new Date(at).toISOString()}, et un événement précédent ${new Date(before).toISOString()} : une horloge était fausse. L’événement lui-même est intact`,
  }),
  HAND_NOT_OPENED: ({ tournamentId }) => ({
    en: `the tournament ${tournamentId} never opened this hand`,
    fr: `le tournoi ${tournamentId} n’a jamais ouvert cette main`,
  }),
};

/** The sentence of a finding at an event. */
export function findingText(fault: Fault): Sentence {
  // The sentence belongs to the same code as the fault.
  return (sentences[fault.code] as (fault: Fault) => Sentence)(fault);
}

/** Parameters of findings about a folder. */
export interface FolderFaults {
  /** `what`: in the words of SQLite. */
  readonly INDEX_DAMAGED: { readonly what: string };
  readonly DATA_DAMAGED: { readonly what: string };
  /** `loss`: what is missing, in each language. `inFolder`: whether the store is a file of the folder. */
  readonly LOST_EVENTS: { readonly loss: Sentence; readonly inFolder: boolean };
  readonly LOSS_UNKNOWN: null;
  /** `loss`: what is missing of names or erasures, and what to do. */
  readonly VAULT_LOST: { readonly loss: Sentence };
  readonly VAULT_OLDER: { readonly loss: Sentence };
  readonly SECRET_OTHER: { readonly path: string };
  readonly MARK_DAMAGED: { readonly path: string };
  /** `what`: which file, and what is wrong with it. */
  readonly PUBLISHED_LOG_DAMAGED: { readonly what: string };
  /** `what`: why, and what to do. */
  readonly STREAM_CUT: { readonly stream: string; readonly what: string };
  readonly VIEW_DIFFERS: {
    readonly view: string;
    readonly partition: string;
    readonly key: string;
    readonly what: 'missing' | 'unexpected' | 'different';
  };
}

/** A finding about the folder, and what to do. */
export interface FolderFinding extends Sentence {
  readonly code: keyof FolderFaults;
}

const differences: Readonly<Record<FolderFaults['VIEW_DIFFERS']['what'], Sentence>> = {
  missing: { en: 'missing', fr: 'manque' },
  unexpected: { en: 'unexpected', fr: 'est de trop' },
  different: { en: 'different', fr: 'est différente' },
};

const folderSentences: { readonly [Code in keyof FolderFaults]: (fault: FolderFaults[Code]) => Sentence } = {
  INDEX_DAMAGED: ({ what }) => ({ en: what, fr: `index endommagé : ${what}` }),
  DATA_DAMAGED: ({ what }) => ({ en: what, fr: `données endommagées : ${what}` }),
  LOST_EVENTS: ({ loss, inFolder }) => ({
    en: `${loss.en} Restore ${inFolder ? 'a backup with "tapis restore"' : 'the last backup of its database'}, or start once with "tapis serve --accept-loss".`,
    fr: `${loss.fr} Restaurez ${inFolder ? 'une sauvegarde avec « tapis restore »' : 'la dernière sauvegarde de sa base'}, ou démarrez une fois avec « tapis serve --accept-loss ».`,
  }),
  VAULT_LOST: ({ loss: { en, fr } }) => ({ en, fr }),
  VAULT_OLDER: ({ loss: { en, fr } }) => ({ en, fr }),
  SECRET_OTHER: ({ path }) => ({
    en: `${path} is not the secret of these events: put it back from a backup.`,
    fr: `${path} n’est pas le secret de ces événements : restaurez-le d’une sauvegarde.`,
  }),
  LOSS_UNKNOWN: () => ({
    en: "the file is damaged, so lost events can't be found",
    fr: 'le fichier est endommagé : on ne peut pas savoir si des événements sont perdus',
  }),
  MARK_DAMAGED: ({ path }) => ({
    en: `${path} can't be read; the server writes a new one at its next start.`,
    fr: `${path} est illisible ; le serveur en écrira un nouveau à son prochain démarrage.`,
  }),
  PUBLISHED_LOG_DAMAGED: ({ what }) => ({
    en: `${what}: the events were not compared with the published log. Compare them with heads that others keep (--heads), then move the folder "log" away; the server makes it anew.`,
    fr: `${what} : les événements n’ont pas été comparés au journal publié. Comparez-les aux têtes que d’autres conservent (--heads), puis déplacez le dossier « log » ; le serveur le refait.`,
  }),
  STREAM_CUT: ({ stream, what }) => ({
    en: what,
    fr: `le flux ${stream} a été supprimé ou tronqué dans KurrentDB : ${what}`,
  }),
  VIEW_DIFFERS: ({ view, partition, key, what }) => ({
    en: `${view} does not match the events: the row ${key} of ${partition} is ${differences[what].en}. Run "tapis rebuild --view ${view}".`,
    fr: `${view} ne correspond pas aux événements : la ligne ${key} de ${partition} ${differences[what].fr}. Lancez « tapis rebuild --view ${view} ».`,
  }),
};

/** A finding about the folder in words. */
export function folderFinding<Code extends keyof FolderFaults>(code: Code, fault: FolderFaults[Code]): FolderFinding {
  return { code, ...folderSentences[code](fault) };
}
