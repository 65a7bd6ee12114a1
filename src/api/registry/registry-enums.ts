import { enumeration } from '../language/enums.js';

export const PublicNameEnum = enumeration('PublicName', 'The public form of names, for people who chose none.', {
  name: 'Their name.',
  initials: 'Their initials.',
  hidden: 'No name. Their rank stays.',
});

export const VisibilityEnum = enumeration('Visibility', 'The form of a person’s name in public.', {
  name: 'Their name.',
  initials: 'Their initials.',
  pseudonym: 'A pseudonym of their choice.',
  hidden: 'No name. Their rank stays.',
});

enumeration('IdentityCheck', 'How a club made sure who a person is.', {
  document: 'They showed a document.',
  licence: 'They showed a licence.',
  knownToClub: 'The club knows them.',
});

export const LicenceStatusEnum = enumeration('LicenceStatus', 'The state of a licence.', {
  requested: 'Their club asked for it.',
  granted: 'The federation granted it.',
  revoked: 'The federation took it back.',
});

export const PersonRequestKindEnum = enumeration('PersonRequestKind', 'What is asked for a person.', {
  erasure: 'That their personal data are erased.',
  licence: 'That a federation licenses them.',
});
