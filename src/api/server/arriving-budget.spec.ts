/** The memory of arriving data. */
import { type Arriving, ArrivingBudget } from './arriving-budget.js';

class Fake implements Arriving {
  arriving = 0;
  isOver = false;

  constructor(
    private readonly budget: ArrivingBudget,
    readonly address: string,
    readonly isKnown = false,
  ) {}

  add(bytes: number): this {
    this.arriving += bytes;
    this.budget.changed(this, bytes);
    return this;
  }

  giveUp(): void {
    this.isOver = true;
    this.end();
  }

  end(): void {
    const { arriving } = this;
    this.arriving = 0;
    this.budget.changed(this, -arriving);
  }
}

describe('The budget of what arrives', () => {
  it('takes from the address that has most, the greatest first', () => {
    const budget = new ArrivingBudget(100);
    const honest = new Fake(budget, 'a').add(40);
    const many = Array.from({ length: 5 }, (_, n) => new Fake(budget, 'b').add(10 + n));
    expect(budget.kept).toBe(100);
    new Fake(budget, 'c').add(1);
    expect([honest, ...many].map(({ isOver }) => isOver)).toEqual([false, false, false, false, false, true]);
    expect(budget.kept).toBe(87);
  });

  it('is one of strangers, and one of those with a role', () => {
    const budget = new ArrivingBudget(100);
    const director = new Fake(budget, 'a', true).add(90);
    const stranger = new Fake(budget, 'a').add(90);
    stranger.add(20);
    expect([director.isOver, stranger.isOver, budget.kept]).toEqual([false, true, 90]);
    director.end();
    expect(budget.kept).toBe(0);
  });
});
