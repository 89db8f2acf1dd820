import { hrefOf } from '../ui/href';
import { pageOf } from './current-page';

/**
 * After a deploy, an open tab may ask for code that is no longer there. The page itself is, as
 * finished HTML, so the tab opens that instead. A page that is open already stays as it is.
 */
export async function orOpenAnew<T>(path: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = hrefOf(path);
    if (pageOf(location.pathname) === pageOf(address)) throw error;
    location.assign(address);
    return new Promise<never>(() => {});
  }
}
