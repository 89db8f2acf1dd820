/** The message is one line, shown to the owner. */
export class Refusal extends Error {
  /** 409: files have changed since the page loaded them. 422: the change is not possible. */
  readonly status: number;

  constructor(message: string, status: 400 | 403 | 404 | 409 | 413 | 422 = 422) {
    super(message);
    this.status = status;
  }
}
