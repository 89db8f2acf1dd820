import { addressOf } from '../content/addresses';
import { siteName } from '../content/owner';
import { pageMeta } from '../content/page-meta';
import type { RouteMeta } from './navigation/page-router';

export const titleOf = (meta: RouteMeta | undefined): string =>
  `${(meta?.head ?? pageMeta.notFound).title} — ${siteName}`;

export function Head({ meta }: { meta: RouteMeta | undefined }) {
  const canonical = meta?.path && addressOf(meta.path);
  return (
    <>
      <title>{titleOf(meta)}</title>
      <meta name="description" content={(meta?.head ?? pageMeta.notFound).description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!meta?.path && <meta name="robots" content="noindex" />}
    </>
  );
}
