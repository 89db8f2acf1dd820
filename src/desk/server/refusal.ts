/** The message is shown to the owner: at the desk its first line, by `npm run case` all of it. */
export class Refusal extends Error {
  /** 409: files have changed since the desk loaded them. 422: the change is not possible. */
  readonly status: number;

  constructor(message: string, status: 400 | 403 | 404 | 409 | 413 | 422 = 422) {
    super(message);
    this.status = status;
  }
}
