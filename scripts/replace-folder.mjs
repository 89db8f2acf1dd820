import { existsSync, renameSync, rmSync } from 'node:fs';

/** The old folder stays until the new one is complete. */
export async function replaceFolder(folder, make) {
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
