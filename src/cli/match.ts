/** `tapis match`: the names that wait in a club's imported results, and answers about them, through the API of a running server. */
import type { Language, Sentence } from '../texts/sentences.js';
import { CliError, command } from './command.js';
import { UsageError } from './command-errors.js';
import { shared } from './options.js';
import { askServer, serverUrl } from './running-server.js';
import { textTable } from './text-table.js';

interface Names {
  readonly total: number;
  readonly names: readonly {
    readonly name: string;
    readonly rows: number;
    readonly latest: { readonly date: string; readonly place: number; readonly sheet: { readonly name: string } } | null;
    readonly proposed: readonly { readonly id: string; readonly name: string | null }[];
  }[];
}

interface Answered {
  readonly answered: number;
  readonly remembered: boolean;
  readonly left: readonly { readonly sheetId: string; readonly recordedAs: string; readonly sentence: Sentence }[];
}

const namesQuery = `query WaitingNames($clubId: ID!) { club(id: $clubId) { waitingNames(first: 200) {
  total names { name rows latest { date place sheet { name } } proposed { id name } } } } }`;
const matchMutation = `mutation MatchName($input: MatchNameInput!) { matchName(input: $input) {
  answered remembered left { sheetId recordedAs sentence { en fr } } } }`;
const forgetMutation = 'mutation ForgetName($input: ForgetNameInput!) { forgetName(input: $input) { forgotten } }';

export const match = command({
  usage: 'match CLUB-ID [--name NAME --player PLAYER-ID]',
  about: `
Lists the names under which imported results of a club wait for a person, each with the members of the club who have a
similar name. With --name and --player, all results with the name get the person, and later imports of the club match it
too. It works at a running server, with a token in the environment variable TAPIS_TOKEN whose holder may import for the
club.`,
  options: {
    name: { value: 'NAME', meaning: 'the name, in any spelling that has its letters' },
    player: { value: 'PLAYER-ID', meaning: 'whose results they are' },
    once: { meaning: 'with --player: do not remember the answer for later imports' },
    forget: { meaning: 'with --name: forget the answer; results that it matched stay matched' },
    url: serverUrl,
    json: shared.json,
    lang: shared.lang,
  },
  operands: { least: 1, most: 1, missing: 'name the club by its id' },
  examples: [
    'tapis match mons',
    'tapis match mons --name "Zoé Muller" --player p-0123456789abcdef0123',
    'tapis match mons --name "Zoé Muller" --forget',
  ],
  exitCodes: { 0: 'done', 1: 'refused, or the server can’t be reached, or a result with the name still waits' },
  async run({ values, operands, io }) {
    const { url, name, player, once, forget, json, lang } = values;
    const clubId = operands[0]!;
    const print = (answer: object, text: string): void => void io.out.write(json ? `${JSON.stringify(answer)}\n` : text);
    if (name === undefined) {
      if (player !== undefined || forget) throw new UsageError('name whom it is about with --name');
      const { club } = await askServer(url, (client) =>
        client.request<{ club: { waitingNames: Names | null } | null }>(namesQuery, { clubId }),
      );
      if (club?.waitingNames == null)
        throw new CliError(
          'CLUB_UNKNOWN',
          {
            en: `There is no club ${clubId} for which this token may import.`,
            fr: `Il n’y a pas de club ${clubId} pour lequel ce jeton peut importer.`,
          }[lang],
        );
      print(club.waitingNames, namesText(club.waitingNames, lang));
      return 0;
    }
    if ((player === undefined) === !forget) throw new UsageError('--name goes with --player or with --forget');
    const input = { clubId, name };
    if (player === undefined) {
      const { forgetName } = await askServer(url, (client) =>
        client.request<{ forgetName: { forgotten: boolean } }>(forgetMutation, { input }),
      );
      print(forgetName, `${forgottenText(forgetName.forgotten)[lang]}\n`);
      return 0;
    }
    const { matchName } = await askServer(url, (client) =>
      client.request<{ matchName: Answered }>(matchMutation, { input: { ...input, playerId: player, remember: !once } }),
    );
    print(matchName, answerText(matchName, lang));
    return matchName.left.length === 0 ? 0 : 1;
  },
});

function namesText({ total, names }: Names, lang: Language): string {
  if (total === 0) return { en: 'No result waits for a person.\n', fr: 'Aucun résultat n’attend de joueur.\n' }[lang];
  const titles: readonly Sentence[] = [
    { en: 'Name', fr: 'Nom' },
    { en: 'Results', fr: 'Résultats' },
    { en: 'Latest', fr: 'Dernier' },
    { en: 'Perhaps', fr: 'Peut-être' },
  ];
  const rows = names.map(({ name, rows: count, latest, proposed }) => [
    name,
    String(count),
    latest === null ? '' : `${latest.date} ${latest.sheet.name}`,
    proposed.map((person) => (person.name === null ? person.id : `${person.name} (${person.id})`)).join(', '),
  ]);
  const more = total - names.length;
  const rest = more === 0 ? '' : { en: `and ${more} more\n`, fr: `et ${more} de plus\n` }[lang];
  return (
    textTable(
      titles.map((title, at) => ({ title: title[lang], ...(at === 1 ? { align: 'right' as const } : {}) })),
      rows,
    ) + rest
  );
}

function answerText({ answered, remembered, left }: Answered, lang: Language): string {
  const done = { en: `Results matched: ${answered}.`, fr: `Résultats attribués : ${answered}.` }[lang];
  const kept = remembered
    ? { en: ' Later imports match the name too.', fr: ' Les prochains imports reconnaîtront ce nom.' }[lang]
    : { en: ' Later imports will ask again.', fr: ' Les prochains imports demanderont de nouveau.' }[lang];
  return `${done}${kept}\n${left.map(({ sheetId, sentence }) => `  ${sheetId}: ${sentence[lang]}\n`).join('')}`;
}

function forgottenText(was: boolean): Sentence {
  return was
    ? { en: 'Forgotten: later imports will ask again.', fr: 'Oublié : les prochains imports demanderont de nouveau.' }
    : { en: 'No answer about this name was remembered.', fr: 'Aucune réponse n’était retenue pour ce nom.' };
}
