/** Clubs with their federations. Partitions: all clubs, and those of each federation, in the order of registration. */
import { localDay } from '../events/calendar.js';
import type { PublicName } from '../events/federation.js';
import type { ClubId, FederationId } from '../events/ids.js';
import { type Affiliation, type AffiliationEvent, foldAffiliations } from '../src/federation/affiliations.js';
import { type EventNamed, type Projection, type Rows } from './projection.js';

export interface ClubRow {
  readonly clubId: ClubId;
  readonly name: string;
  readonly country: string | null;
  /** Null when the federation's default applies. */
  readonly publicName: PublicName | null;
  /** Null when that of the installation applies. */
  readonly timeZone: string | null;
  readonly federationId: FederationId | null;
  readonly region: string | null;
  /** Its federations through time, the present one included. */
  readonly affiliations: readonly Affiliation[];
  readonly closed: boolean;
}

export const ALL_CLUBS = 'all';
export const clubsOf = (federationId: string): string => `of ${federationId}`;

const listedKey = ({ clubId, federationId }: ClubRow): string => `${clubId} ${federationId}`;

/** Changes a club, and where it is listed. */
function changeClub(rows: Rows<ClubRow>, clubId: ClubId, next: (body: ClubRow) => Partial<ClubRow>): void {
  const row = rows.get(clubId);
  if (row === undefined) return;
  const body = { ...row.body, ...next(row.body) };
  rows.delete(listedKey(row.body));
  rows.put({ ...row, body });
  if (body.federationId !== null) rows.put({ key: listedKey(body), partition: clubsOf(body.federationId), sort: row.sort, body });
}

const affiliationsAfter = ({ affiliations }: ClubRow, event: EventNamed<AffiliationEvent['type']>): readonly Affiliation[] =>
  foldAffiliations(affiliations, event, localDay(event.metadata.recordedAt, 'UTC'));

export const clubs: Projection<ClubRow> = {
  name: 'clubs',
  version: 3,
  on: {
    ClubRegistered({ position, data: { clubId, name, country = null } }, rows) {
      const body: ClubRow = {
        clubId,
        name,
        country,
        publicName: null,
        timeZone: null,
        federationId: null,
        region: null,
        affiliations: [],
        closed: false,
      };
      rows.put({ key: clubId, partition: ALL_CLUBS, sort: position, body });
    },
    ClubProfileChanged({ data: { clubId, name, country, timeZone, publicName } }, rows) {
      changeClub(rows, clubId, (club) => ({
        name: name ?? club.name,
        country: country ?? club.country,
        timeZone: timeZone ?? club.timeZone,
        publicName: publicName ?? club.publicName,
      }));
    },
    ClubAffiliated(event, rows) {
      const { clubId, federationId, region } = event.data;
      changeClub(rows, clubId, (club) => ({ federationId, region, affiliations: affiliationsAfter(club, event) }));
    },
    AffiliationEnded(event, rows) {
      changeClub(rows, event.data.clubId, (club) => ({ federationId: null, region: null, affiliations: affiliationsAfter(club, event) }));
    },
    AffiliationCorrected(event, rows) {
      changeClub(rows, event.data.clubId, (club) => {
        const affiliations = affiliationsAfter(club, event);
        return { affiliations, region: club.federationId === null ? null : affiliations.at(-1)!.region };
      });
    },
    ClubClosed({ data: { clubId } }, rows) {
      changeClub(rows, clubId, () => ({ closed: true }));
    },
    ClubReopened({ data: { clubId } }, rows) {
      changeClub(rows, clubId, () => ({ closed: false }));
    },
  },
};
