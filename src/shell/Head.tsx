import { owner } from '../content/owner';
import { pages } from '../content/pages';
import type { Handle } from './handle';

export const titleOf = (handle: Handle | undefined): string =>
  `${(handle?.head ?? pages.notFound).title} — ${owner.siteName}`;

export const addressOf = (path: string): string => new URL(path.slice(1), SITE_ADDRESS).href;

/** The parts of the document's head that change when the reader moves to another page. */
export function Head({ handle }: { handle: Handle | undefined }) {
  return (
    <>
      <title>{titleOf(handle)}</title>
      <meta name="description" content={(handle?.head ?? pages.notFound).description} />
      {handle?.path ? (
        <link rel="canonical" href={addressOf(handle.path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
