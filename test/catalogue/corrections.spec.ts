/** Every command that clients give says which one puts it right: `docs/catalogue/corrections.md` is made of that. */
import { mutationNameOf } from '../../commands/command.js';
import { allCommands } from '../../commands/rooms.js';

const given = allCommands.flatMap(({ type, mutation, putRightBy }) =>
  mutation === null ? [] : [{ name: mutationNameOf(type), putRightBy }],
);

describe('what puts a command right', () => {
  it('names commands that exist, or says that there is none', () => {
    const named = (cure: string): string[] => [...cure.matchAll(/`([a-z]\w+)`/g)].map(([, name]) => name!);
    // Copying a tournament gives several commands.
    const known = new Set([...given.map(({ name }) => name), 'copyTournament', 'remainingSeconds', 'positions']);
    expect(given.flatMap(({ putRightBy }) => named(putRightBy!)).filter((name) => !known.has(name))).toEqual([]);
    expect(given.filter(({ putRightBy }) => named(putRightBy!).length === 0 && !putRightBy!.startsWith('None'))).toEqual([]);
  });
});
