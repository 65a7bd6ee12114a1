/** Federations with their regions and settings. Partition: all of them, in the order of founding. */
import type { PublicName } from '../events/federation.js';
import type { FederationId } from '../events/ids.js';
import { change, type Projection } from './projection.js';

export interface FederationRow {
  readonly federationId: FederationId;
  readonly name: string;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  /** Years. */
  readonly minimumAge: number;
  readonly publicName: PublicName;
}

export const ALL_FEDERATIONS = 'all';

export const federations: Projection<FederationRow> = {
  name: 'federations',
  version: 1,
  on: {
    FederationFounded({ position, data: { federationId, name } }, rows) {
      const body: FederationRow = { federationId, name, regions: [], minimumAge: 18, publicName: 'name' };
      rows.put({ key: federationId, partition: ALL_FEDERATIONS, sort: position, body });
    },
    FederationRenamed({ data: { federationId, name } }, rows) {
      change(rows, federationId, () => ({ name }));
    },
    RegionDefined({ data: { federationId, region: code, name } }, rows) {
      change(rows, federationId, ({ regions }) => ({
        regions: [...regions.filter((region) => region.code !== code), { code, name }].sort((a, b) => (a.code < b.code ? -1 : 1)),
      }));
    },
    LicenceTermsSet({ data: { federationId, minimumAge } }, rows) {
      change(rows, federationId, () => ({ minimumAge }));
    },
    PrivacyTermsSet({ data: { federationId, publicName } }, rows) {
      change(rows, federationId, () => ({ publicName }));
    },
  },
};
