/**
 * The access log of a scope above tournaments, and of a principal. A scope's log has its roles, and the tokens of principals with a role
 * there or at a tournament of the club, so that its admins see a token made with a stolen one. Partition: the stream of the scope or
 * principal; sort: the event's position.
 */
import { principalEvents } from '../events/access.js';
import type { RecordedEvent } from '../events/envelope.js';
import type { PrincipalId } from '../events/ids.js';
import { type AuditRow, auditRowOf } from './audit-feed.js';
import { type EventNamed, mergeHandlers, Notes, onEach, type Projection, type Rows } from './projection.js';

/** The roles of a principal, each with the log that shows it, as `log role`. */
const rolesOf = new Notes<readonly string[]>('roles of');
/** The club of a tournament. */
const clubs = new Notes<string>('club of');

function record(event: RecordedEvent, logs: Iterable<string>, rows: Rows<AuditRow>): void {
  const { position } = event;
  for (const partition of new Set(logs)) rows.put({ key: `${position} ${partition}`, partition, sort: position, body: auditRowOf(event) });
}

/** The log of a role's scope; for a tournament, its club's. */
function logOf({ stream, data: { scope } }: EventNamed<'RoleGranted' | 'RoleRevoked'>, rows: Rows<AuditRow>): string | undefined {
  if (scope.kind !== 'tournament') return stream;
  const clubId = clubs.get(rows, scope.tournamentId);
  return clubId === undefined ? undefined : `access-club.${clubId}`;
}

const logsOf = (principalId: PrincipalId, rows: Rows<AuditRow>): readonly string[] =>
  (rolesOf.get(rows, principalId) ?? []).map((held) => held.slice(0, held.indexOf(' ')));

const nameOf = (stream: string, log: string, role: string): string => `${log} ${stream} ${role}`;

const principalTypes = Object.keys(principalEvents) as (keyof typeof principalEvents)[];

export const accessLog: Projection<AuditRow> = {
  name: 'access-log',
  version: 1,
  on: mergeHandlers<AuditRow>(
    onEach(['TournamentCreated'], ({ stream, data }, rows) => {
      if (data.clubId != null) clubs.put(rows, stream.slice('tournament-'.length), data.clubId);
    }),
    onEach(['RoleGranted'], (event, rows) => {
      const { principalId, role } = event.data;
      const log = logOf(event, rows);
      const held = rolesOf.get(rows, principalId) ?? [];
      const name = log === undefined ? undefined : nameOf(event.stream, log, role);
      if (name !== undefined && !held.includes(name)) rolesOf.put(rows, principalId, [...held, name]);
    }),
    onEach(['RoleRevoked'], (event, rows) => {
      const { principalId, role } = event.data;
      const log = logOf(event, rows);
      const held = rolesOf.get(rows, principalId) ?? [];
      if (log !== undefined)
        rolesOf.put(
          rows,
          principalId,
          held.filter((each) => each !== nameOf(event.stream, log, role)),
        );
    }),
    onEach(['RoleGranted', 'RoleRevoked'], (event, rows) => {
      if (!event.stream.startsWith('access-tournament.')) record(event, [event.stream], rows);
    }),
    onEach(principalTypes, (event, rows) => {
      const isToken = event.type === 'TokenIssued' || event.type === 'TokenRevoked';
      record(event, isToken ? [event.stream, ...logsOf(event.data.principalId, rows)] : [event.stream], rows);
    }),
  ),
};
