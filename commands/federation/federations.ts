/**
 * What is asked of a federation: that it is kept here, its regions and its terms.
 */
import { PublicName } from '../../events/federation.js';
import { federationCommand } from '../command.js';
import { ofNobody } from '../field.js';
import { line, region, whole, word } from '../fields.js';

export const foundFederation = federationCommand('FoundFederation', {
  group: 'federation.run',
  about: 'Keeps a federation under an id of the client’s choice.',
  putRightBy: '`renameFederation` for the name. A federation under a wrong id stays, without clubs.',
  fields: { name: ofNobody('the name of a federation', line(120, 'Its name, {bound}.')) },
});

export const renameFederation = federationCommand('RenameFederation', {
  group: 'federation.run',
  about: 'Gives a federation another name.',
  putRightBy: '`renameFederation` again.',
  fields: { name: ofNobody('the name of a federation', line(120, 'Its name, {bound}.')) },
});

export const defineRegion = federationCommand('DefineRegion', {
  group: 'federation.run',
  about: 'Gives a federation a region, or a region another name.',
  putRightBy: '`defineRegion` again with the right name. A region that nobody needs stays, without clubs.',
  fields: {
    region: region('The code of the region, such as "HAINAUT".'),
    name: ofNobody('the name of a region', line(120, 'The name of the region, {bound}.')),
  },
});

export const setLicenceTerms = federationCommand('SetLicenceTerms', {
  group: 'federation.run',
  about: 'Sets from which age a federation licenses players.',
  putRightBy: '`setLicenceTerms` again.',
  fields: { minimumAge: whole(0, 99, 'The age in years, {bound}; 18 before it is set.') },
});

export const setPrivacyTerms = federationCommand('SetPrivacyTerms', {
  group: 'federation.run',
  about: 'Sets under what name players of a federation stand in public who chose none themselves. The terms of their club come first.',
  putRightBy: '`setPrivacyTerms` again.',
  fields: { publicName: word('PublicName', PublicName.options, 'What is shown to the public; their name before it is set.') },
});

export const federationsCommands = [foundFederation, renameFederation, defineRegion, setLicenceTerms, setPrivacyTerms] as const;
