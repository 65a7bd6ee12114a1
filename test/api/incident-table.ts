/** A table with incidents: the base of the specs of incidents through the API. */
import { type Answer, ApiUnderTest, drawFrom, seed, type ShownError, tournamentInput } from './client.js';
import { give as giveHand, type HandAnswer, openHand, passive } from './hands.js';

const shown = `{
  phase street turn board potTotal burnBeforeNextStreet showdownOrder
  seats { seat stack bet status cards }
  wrongStreet { street kind orderKnown lines { en fr } articles { article } }
  awards { pot shares { seat amount } }
  incidents {
    deal {
      phase attempt misdeal { cause seats articles { article } } faults { fault seats count remedy }
      spoiltCards { ordinal seat card how by fate } replacementDue firstBurn
    }
    beforeRiver { en fr } heldAside controlled
    deadHands { seat cause text { en fr } articles { article } }
    shownCards { seat cards } handsToOpen { seat when }
    questions { question seat options default amount articles { article } text { en fr } }
    rulings { question seat option amount reason overrides articles { article } }
    officialCalls { seat articles { article } }
    offences { seat offence sanction startsAt text { en fr } article { article } }
    claims { claim pot street seat by amount outcome articles { article } }
    corrections { pot amount from { seat amount } to { seat amount } articles { article } }
    claimWindows { claim open until articles { article } }
  }
}`;

/** A sentence in both languages. */
export const both = { en: expect.any(String) as string, fr: expect.any(String) as string };

/** A table of six in its first hand: the button at 1, the blinds at 2 and 3, and 4 to speak first. */
export class TableUnderTest {
  private constructor(
    readonly api: ApiUnderTest,
    readonly handId: string,
  ) {}

  static async open(rulebook: string, { absent = [] }: { absent?: readonly number[] } = {}): Promise<TableUnderTest> {
    const api = await ApiUnderTest.open();
    await api.command('createTournament', {
      ...tournamentInput,
      rulebook: { id: rulebook, houseRules: [{ setting: 'stack.initial', value: 0 }] },
    });
    for (const n of [1, 2, 3, 4, 5, 6])
      await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true, showsDocument: true });
    await drawFrom(api, seed);
    await api.command('startTournament', { tournamentId: 'friday' });
    return new TableUnderTest(api, (await openHand(api, absent)).id);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  give(name: string, input: object = {}): Promise<any> {
    return this.api.command(name, { handId: this.handId, ...input }, `{ events { type data } hand ${shown} }`);
  }

  /** A refusal, which says what is wrong in both languages, and where the rulebook says so. */
  async refusal(name: string, input: object = {}): Promise<Pick<ShownError['extensions'], 'code' | 'article' | 'parameters'>> {
    const { message, extensions } = await this.api.refusal(name, { handId: this.handId, ...input });
    const { code, article, parameters, messages } = extensions;
    expect(messages).toEqual(both);
    expect(message).toBe(messages.en);
    expect(messages.fr).not.toBe(messages.en);
    if (article !== null) for (const text of [messages.en, messages.fr]) expect(text).toContain(`(${article})`);
    return { code, article, parameters };
  }

  async code(name: string, input: object = {}): Promise<[string, string | null]> {
    const { code, article } = await this.refusal(name, input);
    return [code, article];
  }

  act(seat: number, type: string, to?: number): Promise<unknown> {
    return this.give('act', { seat, act: { action: { type, ...(to === undefined ? {} : { to }) } } });
  }

  /** Everybody checks or calls to the end of the round. */
  async playRound(): Promise<void> {
    const answer = await this.api.ask(`{ hand(id: "${this.handId}") { phase turn legalActions { types } } }`);
    let hand = answer.data!['hand'] as HandAnswer;
    while (hand.phase === 'BETTING') {
      hand = await giveHand(this.api, 'act', { handId: this.handId, seat: hand.turn, act: { action: passive(hand) } });
    }
  }

  /** Plays passively through the streets given. */
  async deal(...streets: readonly (readonly [string, readonly string[]])[]): Promise<void> {
    for (const [street, cards] of streets) {
      await this.playRound();
      await this.give('dealBoard', { street, cards });
    }
  }

  /** The public replay steps with an event of this type. */
  async steps(type: string, fields: string, ask: (query: string) => Promise<Answer> = (query) => this.api.ask(query)): Promise<unknown[]> {
    const { data, errors } = await ask(`{ handReplay(handId: "${this.handId}") { steps { event { type data } after { ${fields} } } } }`);
    expect(errors).toBeUndefined();
    const steps = data!['handReplay'].steps as { event: { type: string; data: unknown }; after: unknown }[];
    return steps.filter(({ event }) => event.type === type).map(({ event, after }) => ({ data: event.data, after }));
  }

  async close(): Promise<void> {
    expect(this.api.log).toEqual([]);
    await this.api.close();
  }
}

export const flop = ['FLOP', ['2c', '5d', '7h']] as const;
export const turn = ['TURN', ['3c']] as const;
export const river = ['RIVER', ['Td']] as const;
