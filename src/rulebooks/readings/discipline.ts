/**
 * How passages on chips, penalties and offences are read that are unclear, contradictory or silent, in every book.
 */
import { reading } from './reading.js';

export const discipline = {
  'CT-RC-02': reading(
    ['Half of a new chip or more brings one; less than half is lost.', 'whatever is short of a whole new chip is lost.'],
    ['La moitié d’un nouveau jeton ou plus en donne un ; moins est perdu.', 'tout ce qui est en deçà d’un nouveau jeton entier est perdu.'],
  ),
  'CT-RC-03': reading(
    [
      'The threshold of RC 24 is the race itself, without cards; chips found after it are removed by RC 64.',
      'a race by cards comes first, and the threshold judges chips still held after it.',
    ],
    [
      'Le seuil de RC 24 est le chip race même, sans cartes ; les jetons retrouvés ensuite sont retirés selon RC 64.',
      'un chip race par les cartes vient d’abord, et le seuil juge les jetons encore détenus ensuite.',
    ],
  ),
  'CT-RC-04': reading(
    [
      'The threshold is applied to everybody; who has nothing left then receives one chip, counted apart.',
      'chips that are a whole stack are not subject to the threshold.',
    ],
    [
      'Le seuil vaut pour tous ; qui n’a alors plus rien reçoit un jeton, compté à part.',
      'des jetons qui sont tout un tapis échappent au seuil.',
    ],
  ),
  'CT-RC-14': reading(
    [
      'Improper conduct may be punished, once repeated, and must be when it disturbs the event; checking the best hand is soft play unless the director clears the player.',
      'RC 70 makes every repetition punishable by right, or checking the best hand is left wholly to the director.',
    ],
    [
      'Un comportement incorrect répété peut être sanctionné, et doit l’être s’il perturbe le tournoi ; parole avec le meilleur jeu vaut sous-jeu sauf si le directeur disculpe.',
      'RC 70 impose une sanction à toute répétition, ou parole avec le meilleur jeu est laissée au seul directeur.',
    ],
  ),
  'CT-RC-15': reading(
    [
      'A penalty stated in hands is that many hands; only rounds are multiplied, by everybody with chips at the table.',
      'every penalty but that of one hand is multiplied, by the players who are present.',
    ],
    [
      'Une sanction donnée en mains dure ces mains ; seuls les tours se multiplient, par tous ceux qui ont des jetons à table.',
      'toute sanction sauf celle d’une main se multiplie, par les joueurs présents.',
    ],
  ),
  'CT-MO-14': reading(
    [
      'The first penalty for a fault is a warning and each repetition the next step; giving chips begins with a suspension at least.',
      'faults that are to be punished begin with a suspension, and the warning comes with a first repetition.',
    ],
    [
      'La première sanction d’une faute est un avertissement, chaque répétition le degré suivant ; donner des jetons commence par une suspension au moins.',
      'les fautes à sanctionner commencent par une suspension, l’avertissement venant à la première répétition.',
    ],
  ),
  'CT-MO-17': reading(
    ['Players never exchange chips among themselves: a floor does.', 'the ban is only on change while a pot is split.'],
    ['Les joueurs n’échangent jamais de jetons entre eux : un floor le fait.', 'l’interdit ne vise que le change au partage d’un pot.'],
  ),
  'CT-TDA-01': reading(
    [
      'A live hand that is shown must be punished (TDA 31); other cards shown in the action may be (TDA 7).',
      'TDA 7 leaves every showing to the officials.',
    ],
    [
      'Une main en jeu montrée se sanctionne (TDA 31) ; d’autres cartes montrées peuvent l’être (TDA 7).',
      'TDA 7 laisse toute exposition aux responsables.',
    ],
  ),
  'CT-TDA-02': reading(
    ['With a house dealer the race begins at seat 1, else left of the player who deals next.', 'left of the player who has just dealt.'],
    ['Avec un croupier, le chip race commence à la place 1, sinon à gauche du prochain donneur.', 'à gauche de celui qui vient de donner.'],
  ),
  'CP-TDA-01': reading(
    [
      'Acting out of turn is a fault of the kind that TDA 7 leaves to the officials, and must be punished once it persists (TDA 36).',
      'it is no fault at all, because TDA 30 only says what binds.',
    ],
    [
      'Jouer hors tour est une faute de celles que TDA 7 laisse aux responsables, et se sanctionne si elle persiste (TDA 36).',
      'ce n’est pas une faute, TDA 30 disant seulement ce qui engage.',
    ],
  ),
  'CT-RO-12': reading(
    [
      'The article on the fault says whether it is punished; RO 11 says how heavily, and a recorded warning is a penalty in the light degree.',
      'the list of RO 11.1 leaves them all to the director.',
    ],
    [
      'L’article de la faute dit si elle se sanctionne ; RO 11 dit combien, un avertissement noté valant sanction au degré léger.',
      'la liste de RO 11.1 les laisse toutes au directeur.',
    ],
  ),
  'CT-RO-13': reading(
    [
      'A warning by word stands outside the scale, whose first step is a warning with one missed hand.',
      'the first step is a warning alone, and the hand is added at will.',
    ],
    [
      'L’avertissement verbal est hors de l’échelle, dont le premier degré est un avertissement avec une main manquée.',
      'le premier degré est un avertissement seul, la main s’ajoutant à volonté.',
    ],
  ),
  'CT-RO-14': reading(
    [
      'Floors warn and have players miss hands; the director alone disqualifies, for identity as well, and judges intent.',
      'floors decide everything (RO 1.7).',
    ],
    [
      'Les floors avertissent et font manquer des mains ; le directeur seul disqualifie, pour l’identité aussi, et juge l’intention.',
      'les floors décident de tout (RO 1.7).',
    ],
  ),
  'CT-RO-22': reading(
    ['A second chip goes to another player, with the next best card.', 'the best cards win, whoever holds them.'],
    ['Un second jeton va à un autre joueur, à la carte suivante.', 'les meilleures cartes gagnent, quel que soit leur détenteur.'],
  ),
  'CT-RO-23': reading(
    [
      'Players gather the chips of an announced race among themselves; what goes to or comes from the bank passes by a floor.',
      'every exchange is made by a floor.',
    ],
    [
      'Les joueurs regroupent entre eux les jetons d’un chip race annoncé ; ce qui vient de la banque ou y va passe par un floor.',
      'tout échange est fait par un floor.',
    ],
  ),
  'CT-TF-07': reading(
    ['The book punishes without a scale: that of RO 11.2 stands.', 'every penalty is free.'],
    ['Le livre sanctionne sans échelle : celle de RO 11.2 en tient lieu.', 'toute sanction est libre.'],
  ),
  'CP-RO-01': reading(
    [
      'An event that declares no degree has the normal one, advised for regular events as well as for longer ones.',
      'it has the light one, or none.',
    ],
    ['Un tournoi qui ne déclare aucun degré a le normal, conseillé aux réguliers comme aux plus longs.', 'il a le léger, ou aucun.'],
  ),
  'CP-RO-02': reading(
    [
      'Giving chips is a form of collusion, which must be punished, for giver and receiver; only the disqualification is left open.',
      'the whole penalty is left open, and only the giver is liable.',
    ],
    [
      'Donner des jetons est une forme de collusion, à sanctionner chez qui donne et qui reçoit ; seule la disqualification reste ouverte.',
      'toute la sanction reste ouverte, et seul celui qui donne y est exposé.',
    ],
  ),
};
