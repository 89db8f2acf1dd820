import { addressOf } from '../content/addresses';
import { siteName } from '../content/owner';
import { pages } from '../content/pages';
import type { RouteMeta } from './route-meta';

export const titleOf = (meta: RouteMeta | undefined): string =>
  `${(meta?.head ?? pages.notFound).title} — ${siteName}`;

/** The parts of the document's head that change when the reader moves to another page. */
export function Head({ meta }: { meta: RouteMeta | undefined }) {
  const canonical = meta?.path && addressOf(meta.path);
  return (
    <>
      <title>{titleOf(meta)}</title>
      <meta name="description" content={(meta?.head ?? pages.notFound).description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!meta?.path && <meta name="robots" content="noindex" />}
    </>
  );
}
