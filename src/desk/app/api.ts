import type { State } from '../contract';

export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, line: string) {
    super(line);
    this.status = status;
  }
}

const deskAddress = `${import.meta.env.BASE_URL}_desk`;

export const pageAddress = (path: string) => import.meta.env.BASE_URL + path.slice(1);

const token = () => document.querySelector<HTMLMetaElement>('meta[name=desk-token]')?.content ?? '';

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-desk-token': token(), 'content-type': 'application/json' };
  const response = await fetch(`${deskAddress}/api/${path}`, { ...init, headers }).catch(() => {
    throw new Refusal(0, 'The desk does not answer: is `npm run desk` still running?');
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(response.status, error ?? `The desk answered with ${response.status}.`);
}

export const read = async <T>(path: string) => (await (await answer(path)).json()) as T;

export const write = async <T = State>(path: string, body: object) =>
  (await (await answer(path, { method: 'POST', body: JSON.stringify(body) })).json()) as T;
