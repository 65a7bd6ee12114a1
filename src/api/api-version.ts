/**
 * The version of the API, as MAJOR.MINOR: see docs/api.md. Additions to the schema raise MINOR, changes that can break a client raise MAJOR.
 */
export const API_VERSION = '1.1';
