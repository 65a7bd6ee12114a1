/** Seasons for the pages: that of the demo, with a late correction, a hidden player and a result that waits. */
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { playSeason } from '../../src/demo/play-season.js';
import type { ApiUnderTest } from '../api/client.js';
import { token } from '../api/client.js';
import type { Floor } from './floor.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const scheme = {
  points: { kind: 'sqrtRatio', c: '10' },
  tiedPlaces: 'average',
  rounding: { places: 2, mode: 'halfUp' },
  participation: '1',
  bonuses: [{ for: 'win', points: '2' }],
  zeroFor: ['disqualified'],
};
const rules = {
  counting: [{ name: 'Automne', from: '2026-09-01', to: '2026-12-31' }],
  selection: { count: { best: 3 }, minParticipations: 2 },
  ranking: ['points', 'wins'],
};

export interface Player {
  readonly id: string;
  readonly name: string | null;
}

export async function createSeason(api: ApiUnderTest, seasonId: string, more: object = {}): Promise<void> {
  await api.command('createSeason', {
    seasonId,
    owner: { federationId: 'north' },
    name: 'Championnat d’automne',
    stageName: 'Qualifications',
    rules: rulesInput(rules),
    scheme: schemeInput(scheme),
    ...more,
  });
}

/** The autumn of the demo. Inès hides her name; the last night has a result of somebody whom nobody knows. @returns the players by name */
export async function playAutumn(floor: Floor): Promise<ReadonlyMap<string, string>> {
  const { api } = floor;
  // Before its results, so that each of them is a change.
  const client = new GraphqlClient({ url: `${floor.url}/graphql`, token, language: 'en' });
  await api.command('foundFederation', { federationId: 'north', name: 'Fédération du Nord', commandId: 'season-1' });
  await createSeason(api, 'autumn');
  await playSeason(client, () => undefined);
  await api.command('defineRegion', { federationId: 'north', region: 'HAINAUT', name: 'Hainaut' });
  await api.command('correctAffiliation', {
    clubId: 'mons',
    federationId: 'north',
    began: '2026-09-01',
    since: '2026-09-01',
    region: 'HAINAUT',
  });

  const players = new Map<string, string>();
  for (const clubId of ['mons', 'lille', 'namur']) {
    const { data } = await api.asDirector('query($id: ID!) { club(id: $id) { members { nodes { id name } } } }', { id: clubId });
    for (const { id, name } of data!['club'].members.nodes as readonly Player[]) players.set(name!, id);
  }
  await api.command('chooseVisibility', { playerId: players.get('Inès Dubois'), visibility: 'HIDDEN' });
  await api.command('importResults', {
    clubId: 'mons',
    source: 'paper',
    externalId: 'last',
    name: 'Nuit de la Saint-Nicolas',
    date: '2026-12-05',
    rows: [
      { playerId: players.get('Adèle Fontaine'), place: 1 },
      { name: 'Quelqu’un d’inconnu', place: 2 },
      { playerId: players.get('Chloé Maes'), place: 3, state: 'DISQUALIFIED' },
    ],
  });
  await api.untilViewsReached();
  return players;
}

/** A season of teams with a round: the points of the best two of each team. */
export async function playTeams({ api }: Floor, players: ReadonlyMap<string, string>): Promise<void> {
  const ofTeams = {
    counting: [{ name: 'Manche 1', manche: 1, from: '2027-01-01' }],
    selection: { count: 'all', bestMembers: 2 },
    ranking: ['points'],
  };
  await createSeason(api, 'teams', { name: 'Interclubs', competitors: 'TEAMS', rules: rulesInput(ofTeams) });
  for (const clubId of ['mons', 'lille'])
    await api.command('enterTeam', { seasonId: 'teams', teamId: `${clubId}-1`, clubId, name: `Équipe de ${clubId}` });
  const order = ['Damien Petit', 'Adèle Fontaine', 'Élise Moreau', 'Bastien Leroy'];
  await api.command('importResults', {
    clubId: 'mons',
    source: 'paper',
    externalId: 'round-1',
    name: 'Première manche',
    date: '2027-01-16',
    rows: order.map((name, at) => ({ playerId: players.get(name), place: at + 1, team: at % 2 === 0 ? 'lille-1' : 'mons-1' })),
  });
  await api.untilViewsReached();
}

/** A season of two stages: three proceed to the final with half of their points, and a correction came after the cut. */
export async function playStages({ api }: Floor, players: ReadonlyMap<string, string>): Promise<void> {
  const season = { seasonId: 'stages' };
  const counting = (name: string, from: string, to: string): object => ({
    counting: [{ name, from, to }],
    selection: { count: 'all' },
    ranking: ['points'],
  });
  const night = (order: readonly string[]): Promise<unknown> =>
    api.command('importResults', {
      clubId: 'lille',
      source: 'paper',
      externalId: 'cut',
      name: 'Nuit de la coupe',
      date: '2028-01-08',
      rows: order.map((name, at) => ({ playerId: players.get(name), place: at + 1 })),
    });
  await createSeason(api, 'stages', {
    name: 'Coupe',
    stageName: 'Qualifications',
    rules: rulesInput({ ...counting('Janvier', '2028-01-01', '2028-01-31'), qualification: { places: 3, tieAtCut: 'official' } }),
  });
  await night(['Adèle Fontaine', 'Bastien Leroy', 'Chloé Maes', 'Damien Petit']);
  await api.command('closeStage', { ...season, stage: 1 });
  const carryOver = { fraction: '0.5', rounding: { places: 2, mode: 'halfUp' } };
  await api.command('openStage', {
    ...season,
    name: 'Finale',
    rules: rulesInput({ ...counting('Février', '2028-02-01', '2028-02-29'), carryOver }),
  });
  await night(['Adèle Fontaine', 'Bastien Leroy', 'Damien Petit', 'Chloé Maes']);
  await api.untilViewsReached();
}
