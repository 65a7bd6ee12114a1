/** Messages of `tapis erase` on streams and nodes, in English and French. */
import type { NodeErasure, NodeOutcome } from '../store/kurrentdb/erase-at-node.js';
import type { StreamState } from '../store/kurrentdb/erase-streams.js';
import type { Language, Sentence } from '../texts/sentences.js';

const states: Readonly<Record<StreamState, Sentence>> = {
  standing: { en: 'has events', fr: 'contient des événements' },
  hidden: { en: 'was deleted, and events are still on the disks', fr: 'a été supprimé, et des événements restent sur les disques' },
  buried: { en: 'has its tombstone already', fr: 'est déjà marqué comme supprimé pour toujours' },
  missing: { en: 'does not exist', fr: 'n’existe pas' },
};

const outcomes: Readonly<Record<NodeOutcome, (detail: string) => Sentence>> = {
  erased: () => ({ en: 'nothing is left on this node', fr: 'plus rien sur ce nœud' }),
  unreachable: (detail) => ({ en: `not scavenged: ${detail}`, fr: `pas nettoyé, le nœud ne répond pas : ${detail}` }),
  behind: (stream) => ({
    en: `not scavenged: the node has not received the tombstone of ${stream}`,
    fr: `pas nettoyé : le nœud n’a pas reçu la suppression de ${stream}`,
  }),
  busy: () => ({ en: 'not scavenged: another scavenge still runs there', fr: 'pas nettoyé : un autre nettoyage y est encore en cours' }),
  failed: (detail) => ({ en: `its scavenge failed: ${detail}`, fr: `le nettoyage a échoué : ${detail}` }),
  unfinished: (id) => ({ en: `its scavenge ${id} has no result yet`, fr: `le nettoyage ${id} n’a pas encore de résultat` }),
  left: (streams) => ({
    en: `its scavenges succeeded, and it still has events of ${streams}`,
    fr: `les nettoyages ont réussi, et il reste des événements de ${streams}`,
  }),
};

export const stateText = (state: StreamState): Sentence => states[state];

export function outcomeText({ outcome, detail }: NodeErasure): Sentence {
  return outcomes[outcome](detail ?? '?');
}

/** The other lines. */
export const eraseTexts: Readonly<Record<Language, EraseTexts>> = {
  en: {
    notYet: 'Nothing was changed. With --yes, these streams are erased for good from each of these nodes:',
    erased: (streams, nodes) =>
      `Erased: ${streams === 1 ? '1 stream' : `${streams} streams`} from ${nodes === 1 ? 'the one node' : `each of ${nodes} nodes`}. Backups that were made before still have the data.`,
    repeat: (nodes) =>
      `Not erased from ${nodes.join(', ')}. The streams can't be read again, but that disk still has them. When the cause is gone, run the same command again.`,
  },
  fr: {
    notYet: 'Rien n’a été modifié. Avec --yes, ces flux sont effacés pour toujours de chacun de ces nœuds :',
    erased: (streams, nodes) =>
      `Effacé : ${streams === 1 ? '1 flux' : `${streams} flux`}, ${nodes === 1 ? 'sur le seul nœud' : `sur chacun des ${nodes} nœuds`}. Les sauvegardes faites auparavant contiennent encore les données.`,
    repeat: (nodes) =>
      `Pas effacé sur ${nodes.join(', ')}. Les flux ne peuvent plus être lus, mais ce disque les contient encore. Une fois la cause réglée, relancez la même commande.`,
  },
};

interface EraseTexts {
  readonly notYet: string;
  readonly erased: (streams: number, nodes: number) => string;
  readonly repeat: (nodes: readonly string[]) => string;
}
