/**
 * What is wrong with an argument, in French. The checks of the API and of class-validator give an English phrase; this file has a French one
 * for each.
 */
import { translate, type Translation } from './translations.js';

/** The end of a sentence that begins with the path of the argument. `$1` is the first group of the pattern. */
const problems: readonly Translation[] = [
  // class-validator's own.
  [/^must be an integer number$/, 'doit être un nombre entier'],
  [/^must be a boolean value$/, 'doit être true ou false'],
  [/^must not be less than (.+)$/, 'doit être au moins $1'],
  [/^must not be greater than (.+)$/, 'doit être au plus $1'],
  [/^must contain at least (\d+) elements$/, 'doit compter au moins $1 éléments'],
  [/^must contain no more than (\d+) elements$/, 'doit compter au plus $1 éléments'],
  [/^All (?:\S+)'s elements must be unique$/, 'doit indiquer chaque élément une seule fois'],
  [/^must be one of the following values: (.+)$/, 'doit être l’une de ces valeurs : $1'],
  // Shapes of ids and texts.
  [
    /^must be 1 to (\d+) letters, digits or "\.", starting with a letter$/,
    'doit compter 1 à $1 lettres, chiffres ou « . », et commencer par une lettre',
  ],
  [/^must be 1 to (\d+) letters, digits, "\.", "_", ":" or "-"$/, 'doit compter 1 à $1 lettres, chiffres, « . », « _ », « : » ou « - »'],
  [/^must be 64 hexadecimal digits in lower case$/, 'doit compter 64 chiffres hexadécimaux en minuscules'],
  [
    /^must be 1 to 40 letters, digits, "-" or "_", starting with a letter or digit(?:, such as "major")?$/,
    'doit compter 1 à 40 lettres, chiffres, « - » ou « _ », et commencer par une lettre ou un chiffre, comme « major »',
  ],
  [/^must be the name of a time zone, such as "(.+)"$/, 'doit être le nom d’un fuseau horaire, comme « $1 »'],
  [/^must be a currency code of ISO 4217, such as "(.+)"$/, 'doit être un code de devise ISO 4217, comme « $1 »'],
  [/^must be the number of a stage, such as 2$/, 'doit être le numéro d’une étape, comme 2'],
  [/^must be base64$/, 'doit être en base64'],
  [/^must be the key of a point$/, 'doit être la clé d’un point'],
  [
    /^must be at most four letters and then digits, "-" or "\/", such as "(.+)" or "(.+)"$/,
    'doit compter au plus quatre lettres, puis des chiffres, « - » ou « / », comme « $1 » ou « $2 »',
  ],
  [/^must be a day such as "(.+)"$/, 'doit être un jour, comme « $1 »'],
  [/^must be FLOP, TURN or RIVER$/, 'doit être FLOP, TURN ou RIVER'],
  [/^is longer than (\d+) characters$/, 'compte plus de $1 caractères'],
  // What belongs together.
  [/^is needed$/, 'est nécessaire'],
  [/^is needed for a level$/, 'est nécessaire pour un niveau'],
  [/^is needed for AMOUNT$/, 'est nécessaire avec AMOUNT'],
  [/^is needed for BET and RAISE$/, 'est nécessaire avec BET et RAISE'],
  [/^is for BET and RAISE only$/, 'n’est permis qu’avec BET et RAISE'],
  [/^must have one of: (.+)$/, 'doit indiquer l’un de ces champs : $1'],
  [/^cannot be given together with (\w+)$/, 'ne va pas avec $1'],
  [/^must name each seat once$/, 'doit indiquer chaque siège une seule fois'],
  [/^is named twice$/, 'est indiqué deux fois'],
  [/^must be a number of points such as "(.+)", below a million$/, 'doit être un nombre de points, comme « $1 », inférieur à un million'],
  [/^must name each player once$/, 'doit indiquer chaque joueur une seule fois'],
  [/^must name each setting once$/, 'doit indiquer chaque réglage une seule fois'],
  [/^must name each table once$/, 'doit indiquer chaque table une seule fois'],
  [/^must name each \S+ once$/, 'doit indiquer chaque élément une seule fois'],
  [/^must hold 1 to (\d+) chips of 1 or more in every motion$/, 'doit compter à chaque geste 1 à $1 jetons de 1 au moins'],
  [/^must be (-?\d+) or more$/, 'doit être au moins $1'],
  [/^must be ((?:\w+, )*\w+) or (\w+)$/, 'doit être $1 ou $2'],
  [/^must be a greater multiple of (\d+)$/, 'doit être un multiple de $1, et plus grand'],
  [/^must be a multiple of (\d+)$/, 'doit être un multiple de $1'],
  [/^must be a level of the tournament$/, 'doit être un niveau du tournoi'],
  [/^must be from (\S+) to (\S+)$/, 'doit aller de $1 à $2'],
  [/^must be among: (.+); or one with its edition$/, 'doit être parmi : $1 ; ou l’un d’eux avec son édition'],
  [/^must be a text$/, 'doit être un texte'],
  // Documents.
  [/^is not as it should be: (.+)$/, 'ne convient pas : $1'],
  [/^must be a number such as "2\.5" with at most four decimals$/, 'doit être un nombre comme « 2.5 », avec quatre décimales au plus'],
  [/^says where the page begins: give no other place with it$/, 'indique où commence la page : n’indiquez pas d’autre endroit'],
  [/^or version is given, one of both$/, 'ou version est nécessaire, l’un des deux'],
  // Operations.
  [/^is a subscription: open it over WebSocket$/, 'est un abonnement : ouvrez-le par WebSocket'],
  [
    /^is given for too many views and positions: give the newest position alone$/,
    'est donné pour trop de vues et de positions : indiquez seulement la plus récente',
  ],
];

/** The French phrase for an English one; null where there is none. */
export function knownProblem(problem: string): string | null {
  const each = /^each value in \S+ (.+)$/.exec(problem);
  const found = translate(each?.[1] ?? problem, problems);
  return found !== null && each !== null ? `contient une valeur qui ${found}` : found;
}

/** What is wrong, in French: the end of a sentence that begins with the path of the argument. */
export function problemInFrench(problem: string): string {
  return knownProblem(problem) ?? 'n’est pas accepté';
}
