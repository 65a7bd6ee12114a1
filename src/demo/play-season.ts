/**
 * Plays a small season through the API: a federation with three clubs, their players, and the results of six tournaments, one of them
 * corrected later. It uses only the server's URL.
 */
import { giveCommand } from './night-commands.js';
import type { GraphqlClient } from '../client/graphql-client.js';

const clubs = ['mons', 'lille', 'namur'] as const;
const players: Readonly<Record<(typeof clubs)[number], readonly string[]>> = {
  mons: ['Adèle Fontaine', 'Bastien Leroy', 'Chloé Maes'],
  lille: ['Damien Petit', 'Élise Moreau', 'Farid Benali'],
  namur: ['Greet Janssens', 'Hugo Lambert', 'Inès Dubois'],
};

interface Evening {
  readonly club: (typeof clubs)[number];
  readonly date: string;
  /** Initials, in the order of their places. */
  readonly order: string;
}

const evenings: readonly Evening[] = [
  { club: 'mons', date: '2026-09-11', order: 'AGDBHE' },
  { club: 'lille', date: '2026-09-25', order: 'DAFEIB' },
  { club: 'namur', date: '2026-10-09', order: 'GHICAD' },
  { club: 'mons', date: '2026-10-23', order: 'ADBGCF' },
  { club: 'lille', date: '2026-11-06', order: 'EDGFAH' },
  { club: 'namur', date: '2026-11-20', order: 'HGDAIB' },
];
/** The fourth evening as its director reports it a week later: the first two had changed places. */
const corrected = { ...evenings[3]!, order: 'DABGCF' };

export interface PlayedSeason {
  /** The position of the log before the correction. */
  readonly before: number;
  /** What was corrected. */
  readonly tournament: string;
}

const SOURCE = 'demo';
const nameOf = ({ club, date }: Evening): string => `${club[0]!.toUpperCase()}${club.slice(1)} ${date}`;

/** @throws GraphqlError for the first refused command */
export async function playSeason(client: GraphqlClient, onStep: (done: number, of: number) => void): Promise<PlayedSeason> {
  const people = clubs.flatMap((club) => players[club].map((name) => ({ club, name })));
  const steps = 1 + 2 * clubs.length + 2 * people.length + evenings.length + 1;
  let done = 0;
  const give = async <Answer>(mutation: string, input: object, selection: string): Promise<Answer> => {
    const answer = await giveCommand<Answer>(client, mutation, { commandId: `season-${(done += 1)}`, ...input }, selection);
    onStep(done, steps);
    return answer;
  };
  const report = (evening: Evening): Promise<unknown> =>
    give(
      'importResults',
      {
        clubId: evening.club,
        source: SOURCE,
        externalId: evening.date,
        name: nameOf(evening),
        date: evening.date,
        rows: Array.from(evening.order, (initial, index) => ({ source: SOURCE, externalId: initial, place: index + 1 })),
      },
      '{ sheetId }',
    );
  await give('foundFederation', { federationId: 'north', name: 'Fédération du Nord' }, '{ position }');
  for (const clubId of clubs) {
    await give('registerClub', { clubId, name: `Poker Club ${clubId[0]!.toUpperCase()}${clubId.slice(1)}` }, '{ position }');
    await give('affiliateClub', { clubId, federationId: 'north', since: '2026-09-01' }, '{ position }');
  }
  for (const { club, name } of people) {
    const { playerId } = await give<{ playerId: string }>('registerPerson', { clubId: club, name }, '{ playerId }');
    const initial = name.normalize('NFD')[0]!;
    await give('mapExternalId', { playerId, source: SOURCE, externalId: initial }, '{ position }');
  }
  for (const evening of evenings) await report(evening);
  const { position } = await client.request<{ position: number }>('query position { position }');
  await report(corrected);
  return { before: position, tournament: nameOf(corrected) };
}
