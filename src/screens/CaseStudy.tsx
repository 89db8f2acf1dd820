import { useCallback, type CSSProperties } from 'react';
import type { CaseModule } from '../cases/find';
import type { Tile } from '../content/types';
import { Enlargeable } from '../media/Enlargeable';
import { KeepPart } from '../shell/KeepPart';
import { Brief } from '../story/Brief';
import { CaseFilesProvider } from '../story/case-files';
import { CaseHeader } from '../story/CaseHeader';
import { timelineScope } from '../story/chapter-timeline';
import { NextStory } from '../story/NextStory';
import { readingMinutes } from '../story/reading-time';
import { StoryColumns } from '../story/StoryColumns';
import { lazyPart } from '../ui/lazy-part';

const Chapters = lazyPart(() => import('../story/Chapters').then((code) => code.Chapters));

/** The code that a prerendered page is hydrated without, fetched right after. */
export const fetchRest = ({ Stage }: CaseModule) =>
  Promise.all([Chapters.fetchCode(), Stage.fetchCode()]);

interface Props {
  study: CaseModule;
  /** From 1, in the order of the stories. */
  place: number;
  total: number;
  next?: { slug: string; tile: Tile };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function CaseStudy({ study, place, total, next }: Props) {
  const { story, tile } = study;
  const { ground, foreground, accent } = tile.colors;
  const colors = { '--ground': ground, '--foreground': foreground, '--case-accent': accent };
  const minutes = readingMinutes(story);
  const fetchCode = useCallback(() => fetchRest(study), [study]);
  const hasCode = useCallback(() => Chapters.hasCode() && study.Stage.hasCode(), [study]);
  const ids = story.chapters.map(({ id }) => id);
  return (
    <CaseFilesProvider value={study}>
      <Enlargeable>
        <StoryColumns style={{ ...colors, ...timelineScope(ids) } as CSSProperties}>
          <CaseHeader
            header={story.header}
            tile={tile}
            kicker={`Case ${twoDigits(place)} of ${twoDigits(total)} · ${minutes} min story`}
          />
          <Brief brief={story.brief} header={story.header} />
          <KeepPart of="article > :nth-child(n + 3)" fetchCode={fetchCode} hasCode={hasCode}>
            <Chapters story={story} />
          </KeepPart>
        </StoryColumns>
      </Enlargeable>
      {next ? (
        <NextStory
          label="Next story"
          title={next.tile.name}
          to={`/${next.slug}`}
          colors={next.tile.colors}
        />
      ) : (
        <NextStory label="That was the last story" title="Contact" to="/contact" />
      )}
    </CaseFilesProvider>
  );
}
