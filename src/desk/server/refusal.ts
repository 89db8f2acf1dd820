/** Rejects an action. The message is one line that tells the owner the reason. */
export class Refusal extends Error {
  /** 400: bad request, 403: forbidden, 404: unknown call, 409: changed on disk, 413: too large, 422: breaks a rule. */
  readonly status: number;

  constructor(message: string, status: 400 | 403 | 404 | 409 | 413 | 422 = 422) {
    super(message);
    this.status = status;
  }
}
