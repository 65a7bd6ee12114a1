/**
 * A field of a command that can't be what was given, by what other streams say: the API answers it as any other input that is not right.
 */
export class UnfitField extends Error {
  override readonly name = 'UnfitField';

  /** @param problem what it has to be, such as `must be a level of the tournament` */
  constructor(
    readonly field: string,
    readonly problem: string,
  ) {
    super(`${field} ${problem}`);
  }
}
