import { Refusal } from './refusal.ts';

export interface Dropped {
  name: string;
  bytes: Buffer;
}

const mostBytes = 20_000_000;

export function readDropped({ name, data }: Record<string, unknown>): Dropped {
  if (typeof name !== 'string' || name.trim() === '') throw new Refusal('Expected a file’s name.');
  const bytes = Buffer.from(typeof data === 'string' ? data : '', 'base64');
  if (bytes.length === 0) throw new Refusal(`${name} is empty.`);
  if (bytes.length > mostBytes) throw new Refusal(`${name} is above 20 MB: make it smaller.`);
  return { name: name.trim(), bytes };
}
