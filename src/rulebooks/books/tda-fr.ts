/**
 * The 40 rules of the Tournament Directors Association in French: article by article, what decides it.
 * Its settings stand beside those of the other books in `../betting/`, `../dealing/`,
 * `../floor/`, `../inventory/` and `../discipline/`.
 */
import { type BookFile, columnOf } from '../rulebook.js';
import { articles, conduct, devices, hand, intentions, premises, settings, speech, tournament } from '../coverage.js';

export const tdaFr: BookFile = {
  id: 'tdaFr',
  edition: '1',
  shortName: 'TDA',
  settingFor: columnOf('tdaFr'),
  name: {
    fr: 'Règles de la Tournament Directors Association, édition française',
    en: 'Rules of the Tournament Directors Association, French edition',
  },
  coverage: articles('TDA ', [
    ['1', 'the director’s fairness comes first', 'l’équité du directeur d’abord', settings],
    ['2', 'chip race', 'chip race', settings],
    ['3', 'odd chips', 'jetons indivisibles', settings, hand],
    ['4', 'side pots', 'pots extérieurs', settings, hand],
    ['5', 'calling time', 'demander le temps', settings],
    ['6', 'dead button', 'bouton mort', settings],
    ['7', 'penalties', 'sanctions', settings, conduct],
    ['8', 'seated when the deal ends, and to call time', 'assis à la fin de la donne et pour le temps', settings],
    ['9', 'all-in hands are tabled', 'mains à tapis ouvertes', settings],
    ['10', 'the 50 % rule; short all-ins', 'règle des 50 % ; tapis courts', settings],
    ['11', 'one larger chip', 'un jeton supérieur', settings],
    ['12', 'saying nothing of hands', 'ne rien dire des mains', settings, speech],
    ['13', 'seat draw', 'tirage des places', settings, tournament],
    ['14', 'the language at the table', 'la langue à table', settings, speech],
    ['15', 'phones', 'téléphones', settings, devices],
    ['16', 'changing cards', 'changement de cartes', settings, premises],
    ['17', 'new level, new hand', 'nouveau niveau, nouvelle main', settings, tournament],
    ['18', 'rebuys', 'recaves', settings],
    ['19', 'large chips in view', 'gros jetons visibles', settings, conduct],
    ['20', 'cards speak', 'les cartes parlent', settings],
    ['21', 'rabbit hunting', 'rabbit hunting', settings],
    ['22', 'dodging blinds', 'éviter une blinde', settings],
    ['23', 'chips out of view', 'jetons hors de vue', settings],
    ['24', 'breaking a table', 'fermeture d’une table', settings],
    ['25', 'balancing tables', 'équilibrage des tables', settings],
    ['26', 'minimum raise, number of raises', 'relance minimum, nombre de relances', settings],
    ['27', 'misdeals', 'fausses donnes', settings],
    ['28', 'a hand killed by the dealer', 'main tuée par le donneur', settings],
    ['29', 'a tabled winner cannot be killed', 'une main gagnante étalée ne meurt pas', settings],
    ['30', 'announcements, in and out of turn', 'annonces, à son tour et avant', settings],
    ['31', 'showing a hand in play', 'exposer sa main', settings],
    ['32', 'ways to raise', 'manières de relancer', settings],
    ['33', 'soft play and giving chips away', 'sous-jouer, donner des jetons', settings, intentions],
    ['34', 'counting the pot', 'compter le pot', settings],
    ['35', 'button between two players', 'bouton en tête-à-tête', settings, tournament],
    ['36', 'improper conduct; playing in turn', 'attitudes incorrectes ; jouer à son tour', settings, conduct],
    ['37', 'order of showdown', 'ordre d’abattage', settings],
    ['38', 'seated to act', 'assis pour agir', settings],
    ['39', 'bets in several motions', 'mises étirées', settings],
    ['40', 'both cards to win', 'les deux cartes pour gagner', settings],
  ]),
};

/** Every edition, from the oldest to the newest: a later one is `derivedFrom` the one before it. */
export const tdaFrEditions: readonly BookFile[] = [tdaFr];
