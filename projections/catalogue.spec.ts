import { eventTypes } from '../events/catalogue.js';
import { disputeEvents } from '../events/dispute.js';
import { projections } from './catalogue.js';

/**
 * Events that change nothing that any view shows: deciders remember them, the record and the replay print them. Whoever adds an event type
 * lets a view show it, or adds it here.
 */
const shownByNoView = [
  'AllInHeld',
  'AllInsRevealed',
  'BalancingLoosened',
  'BalancingTightened',
  'BountyWon',
  'ColorUpAnnounced',
  'ColorUpWithdrawn',
  'DayEnded',
  'DayReopened',
  'DealAccepted',
  'DealDeclined',
  'DealMade',
  'DealProposed',
  'DealVoided',
  'DeckChanged',
  'EliminatedTogether',
  'EliminationCorrected',
  'EliminationDeclared',
  'EventsLost',
  'FinalTableDissolved',
  'FirstButtonDetermined',
  'HandForHandRoundEnded',
  'HandForHandTablesExcused',
  'HiddenChipsNoted',
  'LateEntryClosed',
  'LateEntryReopened',
  'LatenessAnnounced',
  'LogFormChanged',
  'LogKeyRotated',
  'MisdealNoted',
  'NameForgotten',
  'NameRecorded',
  'PairingMissed',
  'PairingOffered',
  'PairingSpoilt',
  'PersonalDataRecorded',
  'PlacesRuled',
  'PrizesSet',
  'QualificationTied',
  'SharedThingGiven',
  'SpecialNeedsRecorded',
];

describe('the catalogue of views', () => {
  // The audit feed and the disputes read every event, whatever it is about.
  const readsAll = (on: object): boolean => Object.keys(on).length === eventTypes.length;
  const shown = new Set([
    ...projections.filter(({ on }) => !readsAll(on)).flatMap(({ on }) => Object.keys(on)),
    ...Object.keys(disputeEvents),
  ]);

  it('shows every event that there is, but those that are known to change nothing that is shown', () => {
    const unshown = eventTypes.map(({ type }) => type).filter((type) => !shown.has(type));
    expect(unshown.sort()).toEqual(shownByNoView);
  });

  it('records every event in the audit feed', () => {
    const recorded = projections.find(({ name }) => name === 'audit-feed')!;
    expect(Object.keys(recorded.on).sort()).toEqual(eventTypes.map(({ type }) => type).sort());
  });

  it('reads no event that does not exist, and names each view once', () => {
    const known = new Set(eventTypes.map(({ type }) => type));
    expect([...shown].filter((type) => !known.has(type))).toEqual([]);
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
  });
});
