import { itemsIn } from './content-files.ts';
import { writeValid } from './content-lines.ts';
import type { State } from '../contract.ts';
import { readDropped } from './dropped.ts';
import { readBytes } from './project-files.ts';
import { Refusal } from './refusal.ts';
import { ownerFile } from './values.ts';

const fileOf = (root: string): string => {
  const resume = itemsIn(root, ownerFile).found.find(({ field }) => field === 'owner.resume');
  return `public${resume?.text ?? '/resume.pdf'}`;
};

export function readResume(root: string): State['resume'] {
  const file = fileOf(root);
  return { file, bytes: readBytes(root, file)?.length };
}

export async function storeResume(root: string, body: Record<string, unknown>) {
  const { name, bytes } = readDropped(body);
  if (!bytes.toString('latin1', 0, 8).startsWith('%PDF-')) {
    throw new Refusal(`${name} is not a PDF. Export it as a PDF.`);
  }
  const file = fileOf(root);
  await writeValid(root, `Resume: ${name} as ${file}`, [{ file, bytes }]);
}
