/** Why the server cannot start. `message` is one sentence that says what to do. */
export class ServerError extends Error {
  constructor(
    readonly code: 'PORT_IN_USE' | 'PORT_NOT_ALLOWED' | 'HOST_UNKNOWN',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServerError';
  }
}
