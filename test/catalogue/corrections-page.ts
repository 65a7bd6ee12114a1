/**
 * The page that says of every command which one puts it right.
 */
import { mutationNameOf } from '../../commands/command.js';
import { commandRooms } from '../../commands/rooms.js';
import type { Command } from '../../commands/command.js';
import { commandLists } from '../../commands/tournament/lists.js';

export function correctionsPage(table: (head: readonly string[], rows: readonly (readonly string[])[]) => string): string {
  const parts = Object.entries(commandRooms).flatMap(([aggregate, rooms]) =>
    Object.entries<readonly Command[]>(rooms).flatMap(([room, commands]) => {
      const rows = commands.flatMap(({ type, putRightBy }) => (putRightBy === null ? [] : [[`\`${mutationNameOf(type)}\``, putRightBy]]));
      const title = `${aggregate[0]!.toUpperCase()}${aggregate.slice(1)}: ${room.replaceAll('-', ' ')}`;
      return rows.length === 0 ? [] : [`## ${title}`, table(['Command', 'Put right by'], rows)];
    }),
  );
  const lists = commandLists.map(({ list }) => [`\`${mutationNameOf(list.type)}\``, list.putRightBy!]);
  return `${[
    '# What puts each command right',
    'Every mutation that gives a command, with the one that puts it right where it was given by mistake. "None" means that nothing takes the decision back; the row says what a director can do instead. [Putting mistakes right](../corrections.md) says how corrections work.',
    ...parts,
    '## Lists of commands',
    table(
      ['List', 'Put right by'],
      [...lists, ['`copyTournament`', 'None is needed: the copy is announced, and the original stays as it is.']],
    ),
  ].join('\n\n')}\n`;
}
