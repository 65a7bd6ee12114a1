/**
 * What is wrong with the language of a sentence that the program made: kinds of faults that a reader stumbles over, whatever the sentence says.
 */
import type { Language } from '../../src/texts/sentences.js';

/** A kind of fault, and what of a sentence shows it. */
interface Check {
  readonly kind: string;
  readonly languages: readonly Language[];
  readonly pattern: RegExp;
  /** What the pattern finds and is right. */
  readonly except?: RegExp;
}

const both: readonly Language[] = ['en', 'fr'];
const french: readonly Language[] = ['fr'];
const english: readonly Language[] = ['en'];

/** Words before a number that is a name and counts nothing: table 2, level 1, loss 2. */
const label =
  '(?<!\\b(?:tables?|sièges?|seats?|niveaux?|levels?|mains?|hands?|n°|jours?|days?|phases?|stages?|tours?|rounds?|places?|rangs?|ranks?|étapes?|steps?|pertes?|loss|losses|écarts?|differences?|comptages?|counts?|pots?|périodes?|periods?|offence|penalty|deal|donne|card|number|re-entry|rebuy|entry|adjustment|scheme|amendment|revision|révision|evidence|event|événement|position|draw|tirage|du|au|le|to|of|de|à|from|que|[+−×/]) )';

/** Words that end like plurals and are none, or follow a number without being counted. */
const notCounted =
  /^(?:does|comes|leaves|cuts|holds|fois|pas|sans|dans|mais|plus|moins|puis|alors|après|as|is|was|has|wins|chips|this|others?|less|posts|plays|pays|gets|folds|calls|bets|raises|checks|mucks|tables|shows|throws|lays|leaves|stands|looks|uses|announces|talks|reads|advises|pushes|says|acts|spoke|pulls|taps|asks|owes|completes|changes|starts|goes|races|counts|jetons|vs|across|reçoit|jours|refus|ex|proceeds)$/iu;

const checks: readonly Check[] = [
  {
    kind: 'elision',
    languages: french,
    pattern: /(?<![\p{L}’])(?:de|que|jusque|lorsque|puisque) (?:[aeiouyhàâéèêëîïôûœ](?!$)|(?=[AEIOUÉÈÊÎÔH]\p{Ll}))\S*/giu,
    except: /^\S+ (?:\S*[♠♥♦♣]|onze|huit|oui|haut|hasard|hors|un à)/iu,
  },
  {
    kind: 'elision',
    languages: french,
    pattern: /(?<![\p{L}’-])(?:le|la|ne|se|je|ce) [aeiouéèêàâîô]\p{L}*/giu,
    except: /^\S+ (?:onze|oui|un|une|à|est|au|aux|et|ou|où|on|arrive|avec|en|il)\b/iu,
  },
  { kind: 'plain space', languages: french, pattern: /\S? [;!?»](?!\w)|\S? :(?:\s|$)|« \S/gu },
  { kind: 'missing space', languages: french, pattern: /[\p{L}\p{N})»\]…][;!?](?=\s|$)|[\p{L}\p{N})»\]…]:(?=\s|$)|«[^\u00a0]/gu },
  { kind: 'plain space in a number', languages: french, pattern: /(?<![\p{L}\d.])\d{1,3} \d{3}(?!\d)/gu },
  {
    kind: 'a number right after another',
    languages: both,
    pattern: /\d[ \u202f]\d{1,2}(?!\d)(?![\u202f]h)|\b(?:seat|table|siège) \d+ \d+/gu,
    except: /\u202f\d{3}/u,
  },
  { kind: 'straight apostrophe', languages: both, pattern: /\p{L}'\p{L}?/gu },
  { kind: 'straight quotation mark', languages: french, pattern: /"/gu },
  { kind: 'decimal point', languages: french, pattern: /(?<![\w.])\d+\.\d+(?![\w.])/gu },
  { kind: 'cents', languages: both, pattern: /\b(?:cents|centimes?)\b/giu },
  { kind: 'money without its sign', languages: english, pattern: /(?<![€\d.,])\d[\d,]*\.\d{2}(?![\d.]| (?:CHF|points))/gu },
  { kind: 'money without its sign', languages: french, pattern: /\d,\d{2}(?!\d)(?!\u00a0(?:€|CHF)| points)/gu },
  { kind: 'card code', languages: both, pattern: /(?<![\w»“(])[2-9TJQKA][shdc](?!\w)|\?\?/gu, except: /^Ah$/ },
  { kind: 'ISO time', languages: both, pattern: /(?<!\()\d{4}-\d{2}-\d{2}|\d{2}:\d{2}:\d{2}|\bUTC\b/gu },
  { kind: 'field name', languages: both, pattern: /(?<![\w./])[a-z]+(?:[A-Z]\w*|\.[a-z]\w*)+/gu },
  {
    kind: 'enum word',
    languages: both,
    pattern:
      /(?<![\p{L}\d_.-])[A-Z]{4,}(?:_[A-Z]+)*(?![\p{L}\d-])|\b[A-Z]+_[A-Z_]+\b|\b(?:(?:true|false)(?! (?:amount|hand))|null|undefined|NaN)\b|\[object/gu,
    except: /^(?:JSON|HTTP|HAINAUT|ROPTA)$/,
  },
  { kind: 'type name', languages: both, pattern: /\b(?:[A-Z][a-z]+){2,}\b/gu, except: /^(?:GraphQL|WebSocket)/u },
  { kind: 'English in a citation', languages: french, pattern: /\b(?:preamble|presentation|practice|custom|introduction to)\b/gu },
  { kind: 'code mark', languages: both, pattern: /`/gu },
  { kind: 'id of a player', languages: both, pattern: /\b(?:elise|estelle|hugo)-\p{L}+/gu },
  { kind: 'id of a hand', languages: both, pattern: /\b[a-z]\w*\.\d+\.\d+\b/gu },
  {
    kind: 'number',
    languages: french,
    pattern: new RegExp(`(?<![\\d.,×\\u202f–:−+-])${label}\\b[01] (?!\\d)(\\p{L}+[sx])(?!\\p{L})`, 'gu'),
  },
  { kind: 'number', languages: english, pattern: new RegExp(`(?<![\\d.,×–:−+-])${label}\\b1 (?!\\d)(\\p{L}+s)(?!\\p{L})`, 'gu') },
  {
    kind: 'number',
    languages: french,
    pattern: new RegExp(
      `(?<![\\d.,×\\u202f–:−+-])${label}\\b[23] (joueur|jeton|siège|table|main|blinde|ante|minute|seconde|niveau|pause|place|carte|événement|tour|achat|ligne|qualifié|litige|pièce|essai|période|participant|avertissement|règle|petite|grosse|centime|inscrit|personne|fois?)(?!\\p{L})`,
      'gu',
    ),
    except: /fois$/u,
  },
  {
    kind: 'number',
    languages: english,
    pattern: new RegExp(
      `(?<![\\d.,×–:−+-])${label}\\b[023] (player|chip|seat|table|hand|blind|ante|minute|second|level|break|place|card|event|round|purchase|row|dispute|entrant|warning|rule|period|tournament|piece|time|try|person|small blind|big blind)(?!\\p{L})`,
      'gu',
    ),
  },
  {
    kind: 'number',
    languages: french,
    pattern:
      /\b(?:les tables|les sièges|les mains|les étapes|sièges|tables|étapes|aux sièges|gagnants) (?:\d+)(?! ?(?:,|et|à|–|\/|ou|puis|×|sièges|joueurs|tables) ?\d| (?:et|à|ou|puis) )(?!\d|\u202f)/giu,
  },
  {
    kind: 'number',
    languages: english,
    pattern: /(?<!table )\b(?:seats|tables|steps) \d+(?!,? \d| (?:and|to|or|then) )(?!\d|,\d|[–-])/giu,
  },
  { kind: 'number', languages: french, pattern: /\b(?:le|du|au|la) (?:siège|table|étape) \d+, \d{1,2}(?!\d|\u202f| au)/gu },
  { kind: 'number', languages: english, pattern: /\b(?:seat|table|step) \d+, \d{1,2}(?!\d|,\d| to)/gu },
  {
    kind: 'number',
    languages: french,
    pattern:
      /(?<![\d,\u202f] ?|siège |table |main |niveau |de |à |\/ )\b[01] (?:quittent|reviennent|comptent|vont|sont|ont|s’ajoutent)\b/gu,
  },
  {
    kind: 'number',
    languages: english,
    pattern: /(?<![\d,]|seat |table |hand |level |loss |of |to |\/ )\b1 (?:leave|come|go|are|have|belong|count)\b/gu,
  },
  { kind: 'empty list', languages: both, pattern: /\b(?:sièges?|seats?|tables?|joueurs?|players?|gagnants?) –/gu },
  {
    kind: 'article',
    languages: french,
    pattern: /(?<!pas )\b(?:de|à|va|vers|s’assoit|tient|tiennent à|reçoit) (?:table|siège) ?\d+|(?<=\bà )\d+ tables/gu,
  },
  {
    kind: 'gender',
    languages: french,
    pattern:
      /(?:Élise \p{L}+|Estelle \p{L}+|Hugo \p{L}+)(?: \([^()]*\))? (?:est|n’est|a été|n’a pas été|devient|n’est pas|n’est plus|comme)(?: pas| plus| encore| déjà| aussi)? (?:\p{Ll}+[éi]|inscrit|suspendu|exclu|absent|sorti|admis|présent|parti|banni|exempt|éliminé|licencié|enregistré)(?![\p{L}·(])/gu,
    except: /\b(?:celui|noté|ici|parmi|demi|assis à|de retour)/u,
  },
  {
    kind: 'two words for a thing',
    languages: french,
    pattern:
      /(?<!\p{L})(?:arrangements?|lots?|accords? n°|horloges?|coups?|infractions?|paliers?(?! de gains)|maldonnes?|croupiers?|arbitres?)(?!\p{L})/giu,
  },
  {
    kind: 'gender of a word',
    languages: french,
    pattern: /(?<!\p{L})(?:la|une|cette|aucune) chip race|(?:un|aucun|cet) ante\b|d’un ante\b/giu,
  },
  {
    kind: 'double',
    languages: both,
    pattern: /\(\s*\)|,,| {2}|\.\.(?!\.)|\b(\p{L}{2,}) \1(?!\p{L}|-)/giu,
    except: /^(?:nous nous|vous vous)/iu,
  },
];

const commandsIn = (text: string): string =>
  text
    .replaceAll(/\((?:[^()]*[,:] )?(?:[a-z]\w*[A-Z.]\w*)(?:(?:, | ou | or | et | and )[a-z]\w*[A-Z.]\w*)*(?:[^()]*)\)/gu, '')
    .replaceAll(/(?<=[:,;]\u00a0?\s|use |utilisez |with |avec |que )[a-z]+[A-Z]\w+(?=[.,;]|\u202f;| ou | or | and | et )/gu, '…');

/** Articles are numbers with points. */
const withoutCitations = (text: string): string => text.replaceAll(/\((?:[^()]* )?(?:RC|RO|MO|TDA|TF) [^()]*\)/gu, '(…)');

/** The faults of a sentence, each with what shows it. Commands may be named in brackets, or at the end of what to do. */
export function faultsIn(sentence: string, language: Language): readonly string[] {
  return checks.flatMap(({ kind, languages, pattern, except }) => {
    if (!languages.includes(language)) return [];
    const text = kind === 'field name' ? commandsIn(sentence) : kind === 'English in a citation' ? sentence : withoutCitations(sentence);
    return [...text.matchAll(pattern)].flatMap(([found, word]) =>
      except?.test(found) === true || (kind === 'number' && word !== undefined && notCounted.test(word)) ? [] : [`${kind}: “${found}”`],
    );
  });
}
