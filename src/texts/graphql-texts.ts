/**
 * What GraphQL finds wrong with an operation, in French: its own messages exist in English only.
 */
import { translate, type Translation } from './translations.js';
import { typeset } from './typography.js';

/** Wrong operations. `$1` is the first group of the pattern. */
const rejections: readonly Translation[] = [
  [/^Syntax Error: Expected .{1,60}?, found (.+)\.$/s, 'Erreur de syntaxe à : $1.'],
  [/^Syntax Error: Unexpected (.+)\.$/s, 'Erreur de syntaxe à : $1.'],
  [/^Syntax Error: .*$/s, 'Erreur de syntaxe.'],
  [/^Cannot query field "([^"]+)" on type "([^"]+)"\..*$/s, 'Le type « $2 » n’a pas de champ « $1 ».'],
  [/^Unknown argument "([^"]+)" on field "([^"]+)"\..*$/s, 'Le champ « $2 » n’a pas d’argument « $1 ».'],
  [/^Unknown type "([^"]+)"\..*$/s, 'Le type « $1 » n’existe pas.'],
  [/^Unknown fragment "([^"]+)"\.$/, 'Le fragment « $1 » n’existe pas.'],
  [/^Unknown directive "([^"]+)"\.$/, 'La directive « $1 » n’existe pas.'],
  [/^Unknown operation named "([^"]+)"\.$/, 'L’opération « $1 » n’existe pas.'],
  [
    /^Must provide operation name if query contains multiple operations\.$/,
    'Indiquez le nom de l’opération : la requête en contient plusieurs.',
  ],
  [/^GraphQL operations must contain a non-empty `query`.*$/s, 'La requête est vide.'],
  [/^Variable "([^"]+)" is not defined.*$/s, 'La variable « $1 » n’est pas déclarée.'],
  [/^Variable "([^"]+)" is never used.*$/s, 'La variable « $1 » ne sert à rien.'],
  [
    /^Variable "([^"]+)" of (?:required|non-null) type "([^"]+)" (?:was not provided|must not be null)\.$/,
    'La variable « $1 », de type « $2 », est nécessaire.',
  ],
  [
    /^Variable "([^"]+)" of type "([^"]+)" used in position expecting type "([^"]+)"\.$/,
    'La variable « $1 » est de type « $2 » ; il faut ici le type « $3 ».',
  ],
  [
    /^Field "([^"]+)" argument "([^"]+)" of type "([^"]+)" is required, but it was not provided\.$/,
    'L’argument « $2 », de type « $3 », est nécessaire pour le champ « $1 ».',
  ],
  [/^Field "([^"]+)" of type "([^"]+)" must have a selection of subfields\..*$/s, 'Choisissez des champs de « $1 », de type « $2 ».'],
  [
    /^Field "([^"]+)" must not have a selection since type "([^"]+)" has no subfields\.$/,
    'Le champ « $1 », de type « $2 », n’a pas de champs à choisir.',
  ],
  [/^Fields "([^"]+)" conflict because .*$/s, 'Le nom « $1 » désigne deux champs différents ; utilisez des alias.'],
  [/^There can be only one ([^"]+) named "([^"]+)"\.$/, 'Le nom « $2 » est donné deux fois.'],
];

/** Wrong values. */
const values: readonly Translation[] = [
  [/^Field "([^"]+)" of required type "([^"]+)" was not provided\.$/, 'Le champ « $1 », de type « $2 », est nécessaire.'],
  [/^Field "([^"]+)" is not defined by type "([^"]+)"\..*$/s, 'Le type « $2 » n’a pas de champ « $1 ».'],
  [/^Value "([^"]+)" does not exist in "([^"]+)" enum\..*$/s, '« $1 » n’est pas une valeur de « $2 ».'],
  [/^Enum "([^"]+)" cannot represent (?:non-enum |non-string )?value: (.+?)\..*$/s, '$2 n’est pas une valeur de « $1 ».'],
  [/^(Int|Float) cannot represent non-integer value: (.+)$/s, '$2 n’est pas un nombre entier.'],
  [/^Int cannot represent non 32-bit signed integer value: (.+)$/s, '$1 est un nombre trop grand.'],
  [/^String cannot represent a non string value: (.+)$/s, '$1 n’est pas un texte.'],
  [/^Boolean cannot represent a non boolean value: (.+)$/s, '$1 n’est ni true ni false.'],
  [/^ID cannot represent (?:a non-string and non-integer )?value: (.+)$/s, '$1 n’est pas un identifiant.'],
  [/^Expected (?:value of )?(?:non-nullable )?type "([^"]+)",? not to be null\.$/, 'Une valeur de type « $1 » est nécessaire.'],
  [/^Expected value of type "([^"]+)", found (.+)\.$/s, 'Il faut une valeur de type « $1 », pas $2.'],
  [/^Expected type "([^"]+)" to be an object\.$/, 'Il faut un objet de type « $1 ».'],
  [/^(\w+) must be a number, without quotation marks\.$/, '$1 doit être un nombre, sans guillemets.'],
  [/^(\w+) must be a whole number; (.+) is not\.$/, '$1 doit être un nombre entier ; $2 n’en est pas un.'],
  [/^(\w+) must be from (\S+) to (\S+); (.+) is not\.$/, '$1 doit aller de $2 à $3 ; ce n’est pas le cas de $4.'],
  [/^Card must be a rank .*$/, 'Une carte s’écrit par une hauteur (2-9 T J Q K A) et une couleur (c d h s), par exemple « Ah ».'],
  [/^Instant must be a time in UTC such as "([^"]+)"\.$/, 'Instant doit être une heure UTC, comme « $1 ».'],
  [/^SettingValue must be .*$/, 'SettingValue doit être un mot de 64 caractères au plus, un nombre entier, true ou false.'],
  [/^JSON is never an argument\.$/, 'JSON ne peut pas être un argument.'],
];

/** The French sentence for a message of GraphQL; null where there is none. */
export function knownRejection(message: string): string | null {
  const invalid = /^Variable "(\$\w+)" got invalid value .*?(?: at "(?<path>[^"]+)")?; (?<reason>.+)$/s.exec(message);
  if (invalid === null) return translate(message, rejections) ?? translate(message, values);
  const { path, reason } = invalid.groups!;
  // An engine may name the expected type before the reason.
  const why = translate(reason!, values) ?? translate(reason!.replace(/^Expected type [^;]+?[;.] /, ''), values);
  return typeset(`La valeur de « ${path ?? invalid[1]!} » ne convient pas.${why === null ? '' : ` ${why}`}`, 'fr');
}

/** Why GraphQL rejects an operation, in French. */
export function rejectionInFrench(message: string): string {
  return knownRejection(message) ?? typeset('Elle ne convient pas au schéma ; la phrase anglaise (messages.en) donne le détail.', 'fr');
}
