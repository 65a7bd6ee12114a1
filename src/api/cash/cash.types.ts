/** The report of the cash desk. Sums are in cents. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { CashReport, MethodSums, PersonAccount, ShownPayment } from '../../tournament/cash/report.js';
import type { Payout } from '../../tournament/state/cash.js';
import { Costs } from '../language/costs.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Player } from '../language/player.types.js';
import { CentsChangeScalar, CentsScalar } from '../language/scalars.js';
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { CashItemEnum, PaymentMethodEnum, PayoutKindEnum } from './cash-enums.js';

const HOW = 'How the money changed hands; null where nobody said it.';
const RECEIPT = 'The number of the receipt; null where nobody said it.';

/** What was bought and what becomes of its money, of one player or of all. */
const sold = {
  entries: field(Int, 'Entries, first and again, that count.'),
  rebuys: field(Int, 'Rebuys.'),
  addOns: field(Int, 'Add-ons.'),
  charged: field(CentsScalar, 'What was bought, at the prices in force: fees, pot and bounties together.'),
  fees: field(CentsScalar, 'The organiser’s part of it.'),
  toPot: field(CentsScalar, 'The part for the pot.'),
  bounties: field(CentsScalar, 'The part for bounties.'),
};

/** What came and went, of one player or of all. */
const moved = {
  paid: field(CentsScalar, 'What was taken. With what is owed it is what was charged, paid in advance and due back.'),
  owed: field(CentsScalar, 'Still to be paid for what was bought.'),
  inAdvance: field(CentsScalar, 'Of what was paid: for entries of players who wait or have not come.'),
  dueBack: field(CentsScalar, 'Of what was paid: for what counts no longer, or above the price in force. Given back or not.'),
  givenBack: field(CentsScalar, 'What was given back.'),
  prizesDue: field(CentsScalar, 'Prizes, shares of a deal and bounties that are due by now, paid or not.'),
  prizesPaid: field(CentsScalar, 'What was paid out of them.'),
  tooMuch: field(CentsScalar, 'What was given out and is not due any longer: the players bring it back.'),
};

@ObjectType('CashPayment', { description: 'A payment of a player.' })
export class CashPaymentType extends ofFields({
  item: field(CashItemEnum, 'What it was for.'),
  cents: orNull(CentsScalar, 'How much; null while no price is set.'),
  method: orNull(PaymentMethodEnum, HOW),
  receipt: orNull(String, RECEIPT),
  isVoid: field(Boolean, 'Whether what it was for counts no longer, so that it is due back.'),
}) {}

@ObjectType('Payout', { description: 'Money that the cash desk gave out. One that was taken back is not shown.' })
export class PayoutType extends withFields(Showing<Payout>, {
  payout: field(Int, 'Its number in the tournament, from 1, by which it is taken back.'),
  kind: field(PayoutKindEnum, 'Why it was given.'),
  cents: field(CentsScalar, 'How much.'),
  method: orNull(PaymentMethodEnum, HOW),
  receipt: orNull(String, RECEIPT),
}) {}

@ObjectType('CashMethod', { description: 'What changed hands in one way.' })
export class CashMethodType
  extends ofFields({
    method: orNull(PaymentMethodEnum, 'The way; null for what was recorded without one.'),
    taken: field(CentsScalar, 'What was taken.'),
    givenBack: field(CentsScalar, 'What was given back.'),
    prizesPaid: field(CentsScalar, 'Prizes that were paid out.'),
    left: field(CentsChangeScalar, 'What should be there: taken less what was given out. Without what was in the box before.'),
  })
  implements MethodSums {}

@ObjectType('CashAccount', { description: 'The account of one player.' })
export class CashAccountType extends withFields(Showing<PersonAccount>, {
  playerId: field(ID, 'The id of the player.'),
  ...sold,
  ...moved,
  owedFor: list(3, CashItemEnum, 'What is still to be paid, or its difference: each entry and purchase once.'),
  payouts: list(3, shownAs(PayoutType), 'What they got, in the order of record.'),
}) {
  constructor(
    account: PersonAccount,
    private readonly people: PlayerDirectory,
  ) {
    super(account);
  }

  @Field(() => Player, { description: 'The player.' })
  get player(): Player {
    return new Player(this.shown.playerId, this.people);
  }

  @Costs({ entries: 3 })
  @Field(() => [CashPaymentType], { description: 'What they paid, in the order of record.' })
  get payments(): readonly CashPaymentType[] {
    return this.shown.payments.map(showPayment);
  }

  @Field(() => Boolean, { description: 'Whether something is open: owed, due back, a prize that is not paid, or too much that was given.' })
  get isOpen(): boolean {
    return isOpen(this.shown);
  }
}

const showPayment = ({ of: item, cents, method, receipt, isVoid }: ShownPayment): CashPaymentType => ({
  item,
  cents,
  method,
  receipt,
  isVoid,
});

const isOpen = ({ owed, dueBack, givenBack, prizesDue, prizesPaid, tooMuch }: PersonAccount): boolean =>
  owed > 0 || dueBack !== givenBack || prizesDue !== prizesPaid || tooMuch > 0;

@ObjectType('CashDesk', {
  implements: () => [Node],
  description: 'The report of the cash desk: what was sold, taken, given back and paid out, in all and by player. It adds up to the cent.',
})
export class CashDeskType extends withFields(Showing<CashReport>, {
  ...sold,
  ...moved,
  added: field(CentsScalar, 'What the organiser adds to the pot.'),
  pot: field(CentsScalar, 'The pot: its part of what was bought, and what is added; without bounties.'),
  left: field(CentsChangeScalar, 'What should be there in all: paid, less given back and prizes paid.'),
  methods: list(5, CashMethodType, 'By the way in which money changed hands: cash, and others that occur.'),
}) {
  constructor(
    private readonly tournamentId: string,
    report: CashReport,
    private readonly people: PlayerDirectory,
  ) {
    super(report);
  }

  @EntityId()
  get id(): string {
    return entityId('CashDesk', this.tournamentId);
  }

  @Costs({ entries: 100 })
  @Field(() => [CashAccountType], { description: 'Everybody whose entry counts, who has paid, or who got something, by id.' })
  get accounts(): readonly CashAccountType[] {
    return this.shown.people.map((account) => new CashAccountType(account, this.people));
  }

  @Costs({ entries: 100 })
  @Field(() => [CashAccountType], { description: 'Those of them with something open, by id.' })
  get open(): readonly CashAccountType[] {
    return this.shown.people.filter(isOpen).map((account) => new CashAccountType(account, this.people));
  }
}
