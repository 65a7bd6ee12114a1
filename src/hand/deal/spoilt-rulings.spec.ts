import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import { dealingUnder, exposed, flashed, lastCard, replace, sixUnder, typesOf } from '../../../test/fixtures/deals.js';
import type { HandCommand } from '../../../commands/hand.js';

const rule = (question: IncidentQuestion, option: IncidentOption, seat = 3): HandCommand => ({
  type: 'RuleOnIncident',
  question,
  seat,
  option,
  reason: 'as I saw it',
});

describe('MO 2.14, 2.17, 4.1; RO 6.1: whether a player meant to turn his card', () => {
  const byPlayer = (option: IncidentOption, seat = 3): HandCommand => rule('exposedByPlayer', option, seat);

  it('has the card replaced, or play, before all are dealt', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3, 'playerInvoluntary'));
    const replaced = table.give(byPlayer('replaced'));
    expect(typesOf(replaced)).toEqual(['IncidentRuled', 'CardDeclaredDead', 'ReplacementDue']);
    expect(replaced[0]).toMatchObject({ data: { overrides: true } });
    expect(table.give(byPlayer('replaced'))).toEqual([]);
    const plays = table.give(byPlayer('cardPlays'));
    expect(typesOf(plays)).toEqual(['IncidentRuled', 'CardPlays']);
    expect(plays[0]).toMatchObject({ data: { overrides: false } });
    expect(table.refusal(replace)).toEqual({ code: 'NOTHING_TO_REPLACE', article: null, parameters: {} });
  });

  it('MO 2.14: what the table took for an accident was none', () => {
    const table = dealingUnder('mons');
    table.give(exposed(9, 3, 'playerInvoluntary'));
    expect(typesOf(table.give(byPlayer('cardPlays')))).toEqual(['IncidentRuled', 'CardPlays']);
    expect(table.give(byPlayer('cardPlays'))).toEqual([]);
  });

  it('puts him out where the card would have made a misdeal, and not else', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(2, 2, 'playerInvoluntary'));
    expect(typesOf(table.give(byPlayer('playerOut', 2)))).toEqual(['IncidentRuled', 'HandKilled', 'InfractionNoted']);
    expect(table.give(byPlayer('playerOut', 2))).toEqual([]);
    const later = dealingUnder('ropta');
    later.give(exposed(9, 3, 'playerInvoluntary'));
    expect(later.refusal(byPlayer('playerOut'))).toEqual({
      code: 'OPTION_NOT_ALLOWED',
      article: null,
      parameters: { option: 'playerOut', options: ['cardPlays', 'replaced'] },
    });
  });

  it('lets one burn card stand for one dead card alone', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(10, 4));
    table.give(exposed(9, 3, 'playerInvoluntary'));
    expect(typesOf(table.give(byPlayer('replaced')))).toEqual(['IncidentRuled', 'MisdealDeclared']);
  });

  it('is asked while cards are being dealt, of a card that its player turned up and nobody has exchanged', () => {
    const dealer = dealingUnder('ropta');
    dealer.give(exposed(9, 3));
    expect(dealer.refusal(byPlayer('cardPlays'))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'exposedByPlayer' },
    });
    const over = dealingUnder('ropta');
    over.give(exposed(9, 3, 'playerInvoluntary'));
    over.give(lastCard);
    expect(over.refusal(byPlayer('replaced'))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'exposedByPlayer' },
    });
    const exchanged = dealingUnder('mons');
    exchanged.give(exposed(9, 3, 'playerInvoluntary'));
    exchanged.give(replace);
    expect(exchanged.refusal(byPlayer('cardPlays'))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'exposedByPlayer' },
    });
  });
});

describe('RO 6.6: a card that several saw, and not all', () => {
  const bySeveral = (option: IncidentOption): HandCommand => rule('flashedBySeveral', option);

  it.each(['tdaFr', 'ropta'])('plays or is burned as the director rules, neither against the text, under %s', (book) => {
    const table = dealingUnder(book);
    table.give(flashed(9, 3, 'several'));
    const burned = table.give(bySeveral('burned'));
    expect(typesOf(burned)).toEqual(['IncidentRuled', 'CardDeclaredDead', 'ReplacementDue']);
    expect(burned[0]).toMatchObject({ data: { overrides: false } });
    expect(table.give(bySeveral('burned'))).toEqual([]);
    expect(typesOf(table.give(bySeveral('plays')))).toEqual(['IncidentRuled', 'CardPlays']);
  });

  it('is burned as one that was turned up: the first two, or a second one, cancel the deal', () => {
    const table = dealingUnder('ropta');
    table.give(flashed(2, 2, 'several'));
    expect(typesOf(table.give(rule('flashedBySeveral', 'burned', 2)))).toEqual(['IncidentRuled', 'MisdealDeclared']);
  });

  it('is not asked where the book has an answer', () => {
    for (const [book, seenBy] of [
      ['mons', 'several'],
      ['redcactus', 'several'],
      ['ropta', 'two'],
    ] as const) {
      const table = sixUnder(book);
      table.give(flashed(9, 3, seenBy));
      expect(table.refusal(bySeveral('plays'))).toEqual({
        code: 'QUESTION_NOT_OPEN',
        article: null,
        parameters: { question: 'flashedBySeveral' },
      });
    }
  });
});
