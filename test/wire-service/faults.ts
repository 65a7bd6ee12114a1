/**
 * Which misbehaviour is due, and what the wire service counts.
 * It tests our client code; it stands in for no database.
 */
import type { AppendFault, Fault, ReadFault, WireCounts, WireMessage } from './messages.js';

export class Behaviour {
  private readonly due: { readonly fault: Fault; times: number }[] = [];
  private kept: (() => void)[] = [];
  private counted = { append: 0, read: 0, subscribe: 0, heldBack: 0 };
  private readonly expected: Record<string, number> = {};
  private readonly readOf: Record<string, number> = {};

  constructor(private readonly tell: (message: WireMessage) => void) {}

  get counts(): WireCounts {
    return { ...this.counted, expected: this.expected, readOf: this.readOf };
  }

  plan(fault: Fault, times: number): void {
    this.due.push({ fault, times });
  }

  endFaults(): void {
    this.due.length = 0;
  }

  /** Counts the call, and gives the fault that it meets. */
  next(on: 'append'): AppendFault | null;
  next(on: 'read' | 'subscribe'): ReadFault | null;
  next(on: Fault['on']): Fault | null {
    this.counted[on] += 1;
    const index = this.due.findIndex(({ fault }) => fault.on === on);
    const due = this.due[index];
    if (due === undefined) return null;
    due.times -= 1;
    if (due.times === 0) this.due.splice(index, 1);
    return due.fault;
  }

  countExpected(expected: number | string): void {
    const key = typeof expected === 'number' ? 'revision' : expected;
    this.expected[key] = (this.expected[key] ?? 0) + 1;
  }

  countRead(of: string): void {
    this.readOf[of] = (this.readOf[of] ?? 0) + 1;
  }

  heldBack(): void {
    this.counted.heldBack += 1;
    this.tell({ say: 'news', what: 'heldBack' });
  }

  silent(): void {
    this.tell({ say: 'news', what: 'silent' });
  }

  keep(answer: () => void): void {
    this.kept.push(answer);
    this.tell({ say: 'news', what: 'answerKept' });
  }

  release(): void {
    const answers = this.kept;
    this.kept = [];
    for (const answer of answers) answer();
  }
}
