/** The texts of the page that checks evidence bundles. */
import { inBoth } from '../lib/language.js';
import { commonTexts } from './common.js';

const s = '\u202F';

export const verifyTexts = inBoth(
  {
    ...commonTexts.en,
    title: 'Is this bundle what was recorded?',
    lead: 'An evidence bundle is a file of a tournament, a hand or a dispute. Here anybody can check that nobody changed it. The file stays on this device, and the check needs no network.',
    key: 'Key of the club, if you know it',
    keyHint: 'The club gives it to you, best on paper. Without it you only learn that the file is consistent.',
    drop: 'Drop the file here, or choose it:',
    checking: 'Checking',
    percent: (share: number) => `${Math.round(share * 100)} %`,
    holds: 'All of it is as it was recorded.',
    open: 'Nothing is wrong with the file, but not all of it could be compared.',
    fails: 'This is not what was recorded.',
    unreadable: 'This is no evidence bundle, or it is damaged.',
    unreadableWhy: 'What the check says:',
    whatHolds: 'What holds',
    whatNot: 'What does not hold',
    notCompared: 'What was not compared',
    firstOf: (count: number) => `The first 20 of ${count}:`,
    notToRely: 'Do not rely on the rest of the file either. Ask the club for a new export.',
    signed: 'Nothing was changed since the bundle was made: its signature fits.',
    signedBy: 'It was signed with the key that you gave.',
    whole: (events: number, streams: number) =>
      `All ${events} events follow one another, in ${streams} ${streams === 1 ? 'stream' : 'streams'}. None is missing in between.`,
    inLog: (size: string) => `They are in the log of the club, which had ${size} events then.`,
    namesHold: 'Every name in it is the one that was recorded.',
    booksHold: 'The rulebooks in it are those that were published.',
    cannot:
      'No check can show whether something happened after the last event: compare the head of the log with the one that a witness kept.',
    about: (of: string) => `About: ${of}`,
    keyOf: 'Key of the file',
    noWorker: 'This browser cannot check files here. Use the program for your computer:',
    guide: 'How the check works',
  },
  {
    ...commonTexts.fr,
    title: `Ce dossier est-il tel qu’il a été enregistré${s}?`,
    lead: 'Un dossier de preuves est un fichier sur un tournoi, une main ou un litige. Chacun peut vérifier ici que personne ne l’a modifié. Le fichier reste sur cet appareil, et la vérification n’a pas besoin du réseau.',
    key: 'Clé du club, si vous la connaissez',
    keyHint: 'Le club vous la donne, de préférence sur papier. Sans elle, vous savez seulement que le fichier est cohérent.',
    drop: `Déposez le fichier ici, ou choisissez-le${s}:`,
    checking: 'Vérification',
    percent: (share) => `${Math.round(share * 100)}${s}%`,
    holds: 'Tout est tel qu’il a été enregistré.',
    open: 'Rien n’est faux dans le fichier, mais tout n’a pas pu être comparé.',
    fails: 'Ce n’est pas ce qui a été enregistré.',
    unreadable: 'Ce fichier n’est pas un dossier de preuves, ou il est abîmé.',
    unreadableWhy: `Ce que dit la vérification${s}:`,
    whatHolds: 'Ce qui est vérifié',
    whatNot: 'Ce qui ne va pas',
    notCompared: 'Ce qui n’a pas été comparé',
    firstOf: (count) => `Les 20 premiers points sur ${count}${s}:`,
    notToRely: 'Ne vous fiez pas non plus au reste du fichier. Demandez un nouvel export au club.',
    signed: `Rien n’a changé depuis la création du dossier${s}: la signature correspond.`,
    signedBy: 'Il est signé avec la clé que vous avez donnée.',
    whole: (events, streams) =>
      `Les ${events} événements se suivent, en ${streams} ${streams < 2 ? 'suite' : 'suites'}. Aucun ne manque entre deux autres.`,
    inLog: (size) => `Ils sont dans le journal du club, qui comptait alors ${size} événements.`,
    namesHold: 'Chaque nom du dossier est celui qui a été enregistré.',
    booksHold: 'Les règlements du dossier sont ceux qui ont été publiés.',
    cannot:
      'Aucune vérification ne montre ce qui a pu se passer après le dernier événement. Pour cela, comparez la tête du journal avec celle qu’un témoin a gardée.',
    about: (of) => `Sujet${s}: ${of}`,
    keyOf: 'Clé du fichier',
    noWorker: `Ce navigateur ne peut pas vérifier de fichier ici. Utilisez le programme pour ordinateur${s}:`,
    guide: 'Comment marche la vérification',
  },
);
