import { existsSync, renameSync, rmSync } from 'node:fs';

/** Calls `make` with a temporary folder, then renames it to `folder`. If `make` fails, the old folder stays. */
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
