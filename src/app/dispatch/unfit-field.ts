/** A field that contradicts other streams. The API reports it like any other invalid input. */
export class UnfitField extends Error {
  override readonly name = 'UnfitField';

  /** @param problem what the field must be, such as `must be a level of the tournament` */
  constructor(
    readonly field: string,
    readonly problem: string,
  ) {
    super(`${field} ${problem}`);
  }
}
