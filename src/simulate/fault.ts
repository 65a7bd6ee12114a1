/**
 * What went wrong in a simulated tournament: something that must always hold does not.
 */
export class SimulationFault extends Error {
  override readonly name = 'SimulationFault';

  /**
   * @param event the number of the event that broke it, from 1 among all events of the tournament and its hands
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
