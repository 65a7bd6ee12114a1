import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { HandCommandInput, TournamentCommandInput } from './command.inputs.js';
import { readFields } from './input-fields.js';

class PlaceInput {
  table!: number;
  seat: number | null = null;
}

class MoveInput extends TournamentCommandInput {
  reason?: string | null;
  table: number | null = null;
  place?: PlaceInput | null;
  places?: PlaceInput[] | null;
  handId?: string | null;
}

class SeatInput extends HandCommandInput {
  seat!: number;
}

const address = { commandId: 'c1', expectedRevision: 3, correlationId: null, tournamentId: 'friday' };

function moved(fields: object): object {
  return readFields(plainToInstance(MoveInput, { ...address, ...fields }));
}

describe('What an input tells of its command', () => {
  it('is its own fields, without those that name the command and its stream', () => {
    expect(moved({ reason: 'a draw', table: 2, handId: 'friday.1.1' })).toEqual({ reason: 'a draw', table: 2, handId: 'friday.1.1' });
    const seat = plainToInstance(SeatInput, { commandId: 'c1', handId: 'friday.1.1', seat: 4 });
    expect(readFields(seat)).toEqual({ seat: 4 });
  });

  it('leaves out what is null, but for what a command always has', () => {
    expect(moved({ reason: null })).toEqual({ table: null });
    expect(moved({ table: null })).toEqual({ table: null });
    expect(moved({})).toEqual({ table: null });
  });

  it('does so in what the input holds, too, and makes it plain', () => {
    const place = plainToInstance(PlaceInput, { table: 1 });
    const fields = moved({ place, places: [place] });
    expect(fields).toStrictEqual({ table: null, place: { table: 1, seat: null }, places: [{ table: 1, seat: null }] });
  });

  it('is the same text, in whichever order it was given', () => {
    expect(JSON.stringify(moved({ reason: 'a draw', table: 2 }))).toBe(JSON.stringify(moved({ table: 2, reason: 'a draw' })));
  });
});
