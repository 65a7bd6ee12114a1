/** A violated invariant of a simulated tournament. */
export class SimulationFault extends Error {
  override readonly name = 'SimulationFault';

  /**
   * @param event the number of the event that violated it, from 1 among all events of the tournament and its hands
   * @param what one sentence
   */
  constructor(
    readonly event: number,
    readonly type: string,
    readonly what: string,
  ) {
    super(`event ${event} (${type}): ${what}`);
  }
}
