/** An action that the desk rejects, with one line for the owner that gives the reason. */
export class Refusal extends Error {
  /** 400: bad request, 403: not from the desk, 409: changed on disk, 413: too large, 422: would break a rule. */
  readonly status: number;

  constructor(message: string, status: 400 | 403 | 404 | 409 | 413 | 422 = 422) {
    super(message);
    this.status = status;
  }
}
