import { addressOf } from '../content/addresses';
import { siteName } from '../content/owner';
import { pages } from '../content/pages';
import type { Handle } from './handle';

export const titleOf = (handle: Handle | undefined): string =>
  `${(handle?.head ?? pages.notFound).title} — ${siteName}`;

/** The parts of the document's head that change when the reader moves to another page. */
export function Head({ handle }: { handle: Handle | undefined }) {
  const canonical = handle?.path && addressOf(handle.path);
  return (
    <>
      <title>{titleOf(handle)}</title>
      <meta name="description" content={(handle?.head ?? pages.notFound).description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!handle?.path && <meta name="robots" content="noindex" />}
    </>
  );
}
