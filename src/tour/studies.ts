import { useEffect, useState } from 'react';
import { findCase, type CaseModule } from '../cases/find';

const coming = new Map<string, Promise<CaseModule | undefined>>();
const loaded = new Map<string, CaseModule>();

export function fetchStudy(slug: string): Promise<CaseModule | undefined> {
  const study = coming.get(slug) ?? load(slug);
  coming.set(slug, study);
  return study;
}

async function load(slug: string): Promise<CaseModule | undefined> {
  try {
    const study = await findCase(slug)?.load();
    await study?.Stage?.fetchCode();
    if (study) loaded.set(slug, study);
    return study;
  } catch {
    coming.delete(slug);
    return undefined;
  }
}

export function useStudy(slug: string | undefined): CaseModule | undefined {
  const [, redraw] = useState<CaseModule>();
  useEffect(() => {
    if (slug !== undefined && !loaded.has(slug)) void fetchStudy(slug).then(redraw);
  }, [slug]);
  return slug === undefined ? undefined : loaded.get(slug);
}
