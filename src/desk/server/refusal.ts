/** The owner sees the message: `npm run case` shows it all, the desk only its first line. */
export class Refusal extends Error {
  /**
   * 409: a file has changed on disk, or there is nothing to undo. 422: the change is not possible.
   */
  readonly status: number;

  constructor(message: string, status: 400 | 403 | 404 | 409 | 413 | 422 = 422) {
    super(message);
    this.status = status;
  }
}
