/**
 * The lines of a chip ledger as a person reads them, in English and French.
 */
import type { HandId, PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { fill, type Language, type Sentence } from './sentences.js';

/** What a line shows beside its type. What does not apply to it is null. */
interface ShownChips {
  readonly table: number | null;
  readonly playerId: PlayerId | null;
  readonly handId: HandId | null;
  readonly players: number | null;
  /** Chips that came to light, changed hands or left play. */
  readonly amount: number;
  /** Of them, what was not handed out, or was removed. */
  readonly withheld: number;
  /** What it adds to the chips in play. */
  readonly change: number;
  readonly differenceId: number | null;
  readonly explains: number | null;
}

type Said = Sentence | ((line: ShownChips) => Sentence);

const notIssued: Sentence = {
  en: '{playerId} arrives late at table {table} with {amount}; {withheld} {withheld|is|are} not handed out',
  fr: '{playerId} arrive en retard à la table {table} avec {amount} ; {withheld} {withheld|n’est pas distribué|ne sont pas distribués}',
};

const sentences = {
  TournamentStarted: {
    en: '{players} {players|player starts|players start} with {amount} each',
    fr: '{players} {players|joueur débute|joueurs débutent} avec {amount} chacun',
  },
  StartWithdrawn: {
    en: 'the start is taken back; {players} players give {amount} each back',
    fr: 'le départ est annulé ; {players} joueurs rendent {amount} chacun',
  },
  LatePlayerAdmitted: ({ withheld }) =>
    withheld > 0
      ? notIssued
      : {
          en: '{playerId} arrives late at table {table} with {amount}',
          fr: '{playerId} arrive en retard à la table {table} avec {amount}',
        },
  PlayerReEntered: { en: '{playerId} re-enters with {amount}', fr: 're-entry de {playerId} avec {amount}' },
  RebuyAnnounced: { en: '{playerId} rebuys {amount}', fr: 'recave de {playerId} : {amount}' },
  AddOnTaken: { en: '{playerId} takes an add-on of {amount}', fr: '{playerId} prend un add-on de {amount}' },
  PlayerWithdrew: {
    en: '{playerId} gives up; their stack of {amount} leaves play',
    fr: '{playerId} abandonne ; son tapis de {amount} quitte le jeu',
  },
  PlayerDisqualified: {
    en: '{playerId} is disqualified; their stack of {amount} leaves play',
    fr: 'disqualification de {playerId} ; son tapis de {amount} quitte le jeu',
  },
  EntryAnnulled: {
    en: 'the entry of {playerId} is annulled; their stack of {amount} leaves play',
    fr: 'l’entrée de {playerId} est annulée ; son tapis de {amount} quitte le jeu',
  },
  PurchaseCancelled: {
    en: 'a purchase of {playerId} is cancelled; {amount} {amount|leaves|leave} play',
    fr: 'un achat de {playerId} est annulé ; {amount} {amount|quitte|quittent} le jeu',
  },
  PlayerReinstated: {
    en: '{playerId} is reinstated; their stack of {amount} comes back into play',
    fr: 'réintégration de {playerId} ; son tapis de {amount} revient en jeu',
  },
  SettlementCorrected: {
    en: 'hand {handId:hand} was corrected; {amount} {amount|belongs|belong} to players who have left',
    fr: 'la main {handId:hand} a été corrigée ; {amount} {amount|revient|reviennent} à des joueurs partis',
  },
  ChipRaceRun: ({ change }) =>
    change === 0
      ? { en: 'table {table} races off its odd chips, with no rounding', fr: 'chip race à la table {table}, sans arrondi' }
      : change > 0
        ? {
            en: 'table {table} races off its odd chips; rounding adds {amount}',
            fr: 'chip race à la table {table} ; l’arrondi ajoute {amount}',
          }
        : {
            en: 'table {table} races off its odd chips; rounding removes {amount}',
            fr: 'chip race à la table {table} ; l’arrondi retire {amount}',
          },
  ChipRaceCorrected: ({ change }) =>
    change === 0
      ? {
          en: 'the race of table {table} is corrected; chips of {players} player{players||s} change hands',
          fr: 'le chip race de la table {table} est corrigé ; jetons de {players} joueur{players||s} changés de mains',
        }
      : change > 0
        ? {
            en: 'the race of table {table} is corrected; {amount} {amount|is|are} added',
            fr: 'le chip race de la table {table} est corrigé ; {amount} {amount|s’ajoute|s’ajoutent}',
          }
        : {
            en: 'the race of table {table} is corrected; {amount} {amount|is|are} removed',
            fr: 'le chip race de la table {table} est corrigé ; {amount} {amount|est retiré|sont retirés}',
          },
  ChipsExchanged: { en: '{playerId} exchanges {amount} with the bank', fr: '{playerId} change {amount} à la banque' },
  FoundChipsReported: ({ change }) =>
    change === 0
      ? {
          en: '{playerId} finds {amount} in old chips; all are removed',
          fr: '{playerId} retrouve {amount} en anciens jetons ; tous sont retirés',
        }
      : {
          en: '{playerId} finds {amount} in old chips; {withheld} are removed',
          fr: '{playerId} retrouve {amount} en anciens jetons ; {withheld} en sont retirés',
        },
  ChipsAdded: { en: '{playerId} had received {amount} too few', fr: '{playerId} avait reçu {amount} de moins que son dû' },
  ChipsTakenBack: { en: '{playerId} had received {amount} too many', fr: '{playerId} avait reçu {amount} de trop' },
  ChipsReportedLost: {
    en: 'loss {differenceId}: {amount} of {playerId} are missing',
    fr: 'perte {differenceId} : il manque {amount} à {playerId}',
  },
  LostChipsFound: ({ change }) =>
    change === 0
      ? {
          en: 'loss {differenceId}: {amount} {amount|is|are} found and removed from play',
          fr: 'perte {differenceId} : {amount} {amount|est retrouvé et retiré|sont retrouvés et retirés} du jeu',
        }
      : {
          en: 'loss {differenceId}: {amount} {amount|is|are} found and given back to {playerId}',
          fr: 'perte {differenceId} : {amount} {amount|est retrouvé et rendu|sont retrouvés et rendus} à {playerId}',
        },
  HiddenChipsConfiscated: ({ differenceId, handId, change }) => {
    if (differenceId !== null) {
      return {
        en: 'loss {differenceId}: {playerId} had hidden {amount} of it; confiscated',
        fr: 'perte {differenceId} : {playerId} en cachait {amount} ; confisqués',
      };
    }
    if (change === 0) {
      return {
        en: '{amount} from outside are confiscated from {playerId}; no stack had counted them',
        fr: '{amount} venus de l’extérieur sont confisqués à {playerId} ; aucun tapis ne les comptait',
      };
    }
    return handId === null
      ? { en: '{amount} that {playerId} hid are confiscated', fr: '{amount} que {playerId} cachait sont confisqués' }
      : {
          en: 'hand {handId:hand} removes {amount} that {playerId} hid',
          fr: 'la main {handId:hand} retire du jeu {amount} que {playerId} cachait',
        };
  },
  ChipDiscrepancyRecorded: ({ change, explains }) => {
    if (explains !== null) {
      return {
        en: 'difference {differenceId}: table {table} counts {difference}, which explains difference {explains}',
        fr: 'écart {differenceId} : la table {table} compte {difference}, ce qui explique l’écart {explains}',
      };
    }
    return change > 0
      ? {
          en: 'difference {differenceId}: table {table} counts {amount} too many',
          fr: 'écart {differenceId} : la table {table} compte {amount} de trop',
        }
      : {
          en: 'difference {differenceId}: table {table} counts {amount} too few',
          fr: 'écart {differenceId} : la table {table} compte {amount} de moins',
        };
  },
} as const satisfies Partial<Record<TournamentEvent['type'], Said>>;

/** What happened, without a full stop. @param nameOf the name that a player has there */
export function chipLineText(
  line: ShownChips & { readonly type: keyof typeof sentences },
  language: Language,
  nameOf: (playerId: PlayerId) => string = (id) => id,
): string {
  const said: Said = sentences[line.type];
  const sentence = typeof said === 'function' ? said(line) : said;
  const { table, playerId, handId, players, amount, withheld, differenceId, explains } = line;
  const difference = signed(line.change, language);
  // A number in the list keeps its shape, whatever the language.
  const numbers = { table: String(table), differenceId: String(differenceId), explains: String(explains) };
  const player = playerId === null ? null : nameOf(playerId);
  return fill(sentence[language], { playerId: player, handId, players, amount, withheld, difference, ...numbers }, language);
}

/** A change of the chips in play: `+500`, `−500`, or nothing where there is none. */
export function signed(change: number, language: Language): string {
  if (change === 0) return '';
  return `${change > 0 ? '+' : '−'}${fill('{amount}', { amount: Math.abs(change) }, language)}`;
}

type Account = 'handedOut' | 'rounding' | 'found' | 'lost' | 'confiscated' | 'withPlayers' | 'takenBack' | 'inPlay';

/** The accounts in the order in which a person adds them up. */
export const accountNames: Readonly<Record<Account, Sentence>> = {
  handedOut: { en: 'handed out', fr: 'distribués' },
  rounding: { en: 'rounding of chip races', fr: 'arrondis des chip races' },
  found: { en: 'found, unexplained', fr: 'trouvés, sans explication' },
  lost: { en: 'lost, unexplained', fr: 'perdus, sans explication' },
  confiscated: { en: 'confiscated', fr: 'confisqués' },
  withPlayers: { en: 'left with players', fr: 'partis avec des joueurs' },
  takenBack: { en: 'taken back by the bank', fr: 'repris par la banque' },
  inPlay: { en: 'in play', fr: 'en jeu' },
};

/** The accounts whose chips are no longer in play. */
export const outOfPlay: ReadonlySet<Account> = new Set<Account>(['lost', 'confiscated', 'withPlayers', 'takenBack']);
