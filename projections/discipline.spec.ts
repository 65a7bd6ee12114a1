import type { TournamentEvent } from '../events/tournament.js';
import { friday, fridayStream, player, registered, rowsAfter } from '../test/recorded-history.js';
import { discipline, disciplineKey } from './discipline.js';

const phone = (offenceId: number, name: string): TournamentEvent => ({
  type: 'OffenceRecorded',
  data: {
    offenceId,
    playerId: player(name),
    offence: 'wrongSeat',
    others: [],
    severity: 'optional',
    due: 'possible',
    proposed: null,
    earlier: offenceId - 1,
    earlierSeason: 0,
    facts: {},
    note: `Call number ${offenceId}.`,
    source: { kind: 'floor', handId: null, revision: null, by: 'floor' },
    articles: [],
  },
});
const transferred = (from: string, to: string): TournamentEvent => ({
  type: 'EntryTransferred',
  data: {
    playerId: player(from),
    toPlayer: player(to),
    at: { table: 1, seat: 2 },
    admission: { age: 'declared', identity: 'notShown' },
    reason: 'The other name on the list.',
  },
});

describe('the discipline sheet of an entry that belongs to somebody else', () => {
  const sheets = (...events: TournamentEvent[]) => {
    const rows = rowsAfter(discipline, registered(3).add(fridayStream, ...events));
    return (name: string) => rows.get(disciplineKey(friday, player(name)))?.body;
  };

  it('is theirs, with each offence in their name', () => {
    const of = sheets(phone(1, 'ann'), phone(2, 'ann'), transferred('ann', 'dan'));
    expect(of('ann')).toBeUndefined();
    expect(of('dan')).toMatchObject({ tournamentId: friday, playerId: 'dan' });
    expect(of('dan')!.offences.map(({ offenceId, playerId, note }) => [offenceId, playerId, note])).toEqual([
      [1, 'dan', 'Call number 1.'],
      [2, 'dan', 'Call number 2.'],
    ]);
  });

  it('is added to their own, and nothing comes of an entry without one', () => {
    const of = sheets(phone(1, 'dan'), phone(2, 'ann'), transferred('ann', 'dan'), transferred('cyd', 'eve'));
    expect(of('dan')!.offences.map(({ offenceId, playerId }) => [offenceId, playerId])).toEqual([
      [1, 'dan'],
      [2, 'dan'],
    ]);
    expect(of('eve')).toBeUndefined();
  });
});
