/**
 * How passages on places, entries and the end of an event are read that are unclear, contradictory or silent, in every book.
 */
import { reading } from './reading.js';

export const places = {
  'CT-RC-08': reading(
    [
      'A player who comes late loses one big blind of the level for every player out of the whole event; if nothing is left, the director rules.',
      'they lose small blinds, or only for those out at their table.',
    ],
    [
      'Un retardataire perd une grosse blinde du niveau par joueur sorti de tout le tournoi ; s’il n’a plus rien, le directeur tranche.',
      'il perd des petites blindes, ou seulement pour les sortis de sa table.',
    ],
  ),
  'CT-RC-09': reading(
    [
      'RC 27 excepts rebuys alone, at a weekly event of a venue that began before 2018 and says so; RC 7 bans re-entry without exception.',
      'those venues may offer re-entry too.',
    ],
    [
      'RC 27 n’excepte que les recaves, à un hebdomadaire d’un lieu débuté avant 2018 qui l’annonce ; RC 7 bannit le re-entry sans exception.',
      'ces lieux peuvent aussi proposer le re-entry.',
    ],
  ),
  'CT-RC-19': reading(
    [
      'Late players are admitted until that time has passed since the clock was launched. Pauses and breaks count: the book names that instant, where MO 3.1 names an hour of play. The director can admit one later.',
      'they are admitted from then on, or the time stands still with the clock.',
    ],
    [
      'Les retardataires sont admis jusqu’à ce délai depuis le lancement du chronomètre. Pauses et arrêts comptent : le livre nomme cet instant, là où MO 3.1 nomme une heure de jeu. Le directeur peut en admettre un plus tard.',
      'ils le sont à partir de ce délai, ou le délai s’arrête avec le chronomètre.',
    ],
  ),
  'CT-MO-08': reading(
    ['The first hour or the first break, whichever comes first, unless the director chose the other.', 'whichever comes last.'],
    ['La première heure ou la première pause, au premier des deux, sauf si le directeur a choisi l’autre.', 'au dernier des deux.'],
  ),
  'CT-MO-09': reading(
    [
      'They are added when they come and pay each player who is at the table then; their stack was not in play, and the director rules if it is too small.',
      'their stack is blinded off before, and players away from the table are paid too.',
    ],
    [
      'Il est ajouté à son arrivée et paie chacun de ceux qui sont alors à table ; son tapis n’était pas en jeu, et le directeur tranche s’il est trop court.',
      'son tapis paie les blindes avant, et les joueurs levés de table sont payés aussi.',
    ],
  ),
  'CT-TF-02': reading(
    [
      'Notice is given to the director before the clock starts; the player sits down by the end of level 2 (RO 1.8), after which the director decides.',
      'notice may be given at any time, and there is no limit.',
    ],
    [
      'On prévient le directeur avant le départ du chronomètre ; on s’assoit avant la fin du niveau 2 (RO 1.8), après quoi le directeur décide.',
      'on prévient à tout moment, sans limite.',
    ],
  ),
  'CT-RO-15': reading(
    [
      'A player who registers late has a full stack unless the event says otherwise, and the organiser is warned.',
      'the blinds that they missed are taken from it.',
    ],
    ['Un inscrit tardif a un tapis complet sauf règle du tournoi, et l’organisateur est averti.', 'les blindes manquées en sont retirées.'],
  ),
  'CT-RO-16': reading(
    [
      'The stack of a player who never came stays in play until it is gone, unless the event or the director removes it.',
      'it is removed when late entry closes.',
    ],
    [
      'Le tapis d’un joueur jamais venu reste en jeu jusqu’au dernier jeton, sauf si le tournoi ou le directeur le retire.',
      'il est retiré à la fin des entrées tardives.',
    ],
  ),
  'CT-RO-19': reading(
    [
      'The final table is one larger than tables of 8 or fewer; it is 9 where tables seat 9 or 10.',
      'it is always one larger, up to 9, or always 9.',
    ],
    [
      'La table finale a un joueur de plus que des tables de 8 ou moins ; elle est de 9 pour des tables de 9 ou 10.',
      'elle en a toujours un de plus, jusqu’à 9, ou toujours 9.',
    ],
  ),
  'CT-RO-26': reading(
    ['An adult is 18 or older.', 'it is the age of the law where the event is held.'],
    ['Un majeur a 18 ans ou plus.', 'c’est l’âge légal du lieu du tournoi.'],
  ),
  'CT-MO-12': reading(
    [
      'When a hand leaves fewer than 9, the larger stack at its start is 9th and qualifies; equal stacks are for the director.',
      'only those who are left qualify, be they fewer.',
    ],
    [
      'Quand une main en laisse moins de 9, le plus gros tapis au début est 9e et se qualifie ; à égalité, le directeur tranche.',
      'seuls ceux qui restent se qualifient, fussent-ils moins.',
    ],
  ),
  'CT-MO-13': reading(
    [
      'The larger stack counts for any number of players, at any tables (MO 9.10; TF §10 b10 name no table).',
      'only for two players of one table.',
    ],
    [
      'Le plus gros tapis compte quels que soient le nombre et les tables (MO 9.10 ; TF §10 b10 n’en nomment pas).',
      'seulement pour deux joueurs d’une même table.',
    ],
  ),
  'CT-RO-01': reading(
    [
      'On the bubble RO 2.7 decides, to which RO 1.10 refers: tied across tables, the last prize shared.',
      'the larger stack is placed better there (RO 1.10, first sentence).',
    ],
    [
      'À la bulle, RO 2.7 décide, où renvoie RO 1.10 : ex æquo entre tables, dernier prix partagé.',
      'le plus gros tapis y est mieux classé (RO 1.10, première phrase).',
    ],
  ),
  'CT-RO-18': reading(
    [
      'Each table is ranked by itself; the first of each share the best place, then the second of each.',
      'all who go out together share one place.',
    ],
    [
      'Chaque table se classe à part ; les premiers de chacune partagent la meilleure place, puis les seconds.',
      'tous ceux qui sortent ensemble partagent une place.',
    ],
  ),
  'CT-X-03': reading(
    [
      'Players who are tied have the better place, and share what the places that they cover bring.',
      'they have the worse one, or each its own by lot.',
    ],
    [
      'Des ex æquo ont la meilleure place et partagent ce que rapportent les places couvertes.',
      'ils ont la moins bonne, ou chacun la sienne par tirage.',
    ],
  ),
};
