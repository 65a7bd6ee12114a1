/**
 * Ids of others in every field that takes an id: whoever holds a role at their own club, tournament or federation names one thing of somebody else, and
 * is not let in. Where a field may name something of others, it stands here with the reason.
 */
import type { Principal, Role, Scope } from '../../src/access/principal.js';
import { Asking, choicesIn, type Ids, namesIn, ofFriday } from './asking.js';

/** What belongs to others, by the name of the field. */
const ofOthers: Readonly<Record<string, unknown>> = {
  tournamentId: 'monday',
  handId: 'monday.1.1',
  stream: 'hand-monday.1.1',
  clubId: 'namur',
  federationId: 'south',
  playerId: 'p9',
  duplicateId: 'p9',
  knownAs: 'p9',
};

/** Fields that may name something of others, with who decides then. A player at a tournament is not among them: whether they take part, it says itself. */
const decidedLater: Readonly<Record<string, string>> = {
  'createTournament tournamentId': 'an id that is taken is refused (TOURNAMENT_ALREADY_EXISTS)',
  'correctAffiliation clubId': 'the club says of which federation it was when (AFFILIATION_NOT_FOUND)',
  'correctMembership playerId': 'a club knows who was its member (MEMBERSHIP_NOT_FOUND)',
  'endAffiliation clubId': 'the club says to which federation it belongs (CLUB_NOT_IN_FEDERATION)',
  'grantLicence clubId': 'the club says to which federation it belongs (CLUB_NOT_IN_FEDERATION)',
  'grantLicence playerId': 'a federation licenses guests of its clubs, without their date of birth (NOT_A_MEMBER)',
  'requestLicence federationId': 'the club says to which federation it belongs (CLUB_NOT_IN_FEDERATION)',
  'requestLicence playerId': 'a club asks for its members and guests (NOT_A_MEMBER)',
  'revokeLicence playerId': 'a federation takes back what it gave (LICENCE_NOT_FOUND)',
  'suspendPlayer playerId': 'a federation keeps anybody out of its own tournaments',
  'liftSuspension playerId': 'a federation lifts what it gave (SUSPENSION_NOT_FOUND)',
  'adjustPoints playerId': 'the season says who is in its table, or plays for its clubs (COMPETITOR_UNKNOWN)',
  'amendQualification playerId': 'the season says who is in its table (COMPETITOR_UNKNOWN)',
  'enterTeam clubId': 'the season says whose clubs may take part (CLUB_NOT_OF_OWNER)',
  'amendRow playerId': 'the sheet says whose results it has (the row is unknown otherwise)',
  'matchName playerId': 'guests from elsewhere have results here; only people of the federation are remembered',
  'reassignRow playerId': 'guests from elsewhere have results here',
  'appealToCommission playerId': 'the dispute says whom it concerns (NOT_A_PARTY)',
  'openDispute handId': 'the hand says of which tournament it is (DISPUTE_SUBJECT_NOT_FOUND)',
  'recordEvidence playerId': 'the tournament says who took part (DID_NOT_TAKE_PART)',
  'withdrawAppeal playerId': 'the dispute says who appealed (NOT_A_PARTY)',
  'withdrawDispute playerId': 'the dispute says who claims it (NOT_THE_CLAIMANT)',
  'withdrawEvidence playerId': 'the dispute says who gave it (EVIDENCE_OF_ANOTHER)',
  'excludeFromClub playerId': 'a club keeps anybody out of its own tournaments',
  'endClubExclusion playerId': 'a club ends what it recorded (EXCLUSION_NOT_FOUND)',
  'leaveClub playerId': 'a club lets its members and guests go (NOT_A_MEMBER)',
};

const withoutName = (ids: Ids, name: string): Ids => Object.fromEntries(Object.entries(ids).filter(([each]) => each !== name));

const holding = (role: Role, scope: Scope): Principal => ({ id: `${role} of ${scope.kind}`, kind: 'person', grants: [{ role, scope }] });
const north: Scope = { kind: 'federation', federationId: 'north' };
const everyRole: readonly Role[] = [
  'integrationRead',
  'integrationWrite',
  'floor',
  'td',
  'clubAdmin',
  'federationOfficial',
  'federationAdmin',
];

describe('ids of others', () => {
  it('open nothing, whichever field of an operation has one', async () => {
    const asking = await Asking.open();
    const isIn = (answer: string): boolean => !/^[A-Z_]+$/.test(answer);
    const open: string[] = [];
    let tried = 0;
    for (const root of asking.fields()) {
      const names = [...namesIn(root.field), ...choicesIn(root.field)].filter((name) => name in ofOthers);
      for (const role of everyRole) {
        const principal = holding(role, north);
        const strangerTo = { ...principal, grants: [] };
        if (!isIn(asking.ask(root, principal, ofFriday)) || isIn(asking.ask(root, strangerTo, ofFriday))) continue;
        for (const name of names) {
          tried += 1;
          const isAtTournament = name === 'playerId' && namesIn(root.field).some((each) => each === 'tournamentId' || each === 'handId');
          if (isAtTournament) continue;
          if (isIn(asking.ask(root, principal, { [name]: ofOthers[name], ...withoutName(ofFriday, name) })))
            open.push(`${root.name} ${name}`);
        }
      }
    }
    expect(tried).toBeGreaterThan(500);
    expect([...new Set(open)].toSorted()).toEqual(Object.keys(decidedLater).toSorted());
  });
});
