import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Lets a folder be made beside the one that it replaces. Whoever serves or uploads the folder meanwhile
 * has the former one, whole; so they do when the making fails.
 */
export async function makeWhole(folder, make) {
  const [draft, former] = [`${folder}-draft`, `${folder}-former`];
  const remove = (name) => rmSync(name, { recursive: true, force: true });
  remove(draft);
  remove(former);
  try {
    await make(draft);
  } catch (error) {
    remove(draft);
    throw error;
  }
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(draft, folder);
  remove(former);
}
