import { useCallback, type CSSProperties } from 'react';
import type { CaseModule } from '../cases/find';
import { storyTiles, type StoryTile } from '../cases/tiles';
import { chapterIds, endingId } from '../content/chapters';
import { hasPlaceholder } from '../content/placeholder';
import { Enlargeable } from '../media/Enlargeable';
import { sourceOf, type ImageFile } from '../media/picture-file';
import { LazySection } from '../shell/LazySection';
import { CaseFilesProvider, coverSizes } from '../story/case-files';
import { CaseHeader } from '../story/CaseHeader';
import { timelineScope } from '../story/chapter-timeline';
import { readingMinutes } from '../story/story-facts';
import { StoryColumns } from '../story/StoryColumns';
import { lazyPart } from '../ui/lazy-part';

const belowHeader = () => import('../story/below-header.chunk');
const StoryBody = lazyPart(() => belowHeader().then((code) => code.StoryBody));
const Ending = lazyPart(() => belowHeader().then((code) => code.Ending));

const lateParts = ({ Stage, Layout }: CaseModule) => [StoryBody, Ending, Stage, Layout];

export const preloadRest = (study: CaseModule) =>
  Promise.all(lateParts(study).map((part) => part?.fetchCode()));

export const firstPictureOf = (cover: ImageFile) => sourceOf(cover, coverSizes);

interface HeaderProps {
  path: string;
  study: CaseModule;
  /** The case's number, from 1, in the order of the stories. */
  place: number;
  total: number;
}

interface Props extends HeaderProps {
  next?: StoryTile;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function StoryHeader({
  path,
  study,
  place,
  total,
  isPreview,
}: HeaderProps & { isPreview?: boolean }) {
  const { story, tile } = study;
  const minutes = readingMinutes(story);
  return (
    <CaseFilesProvider value={study}>
      <CaseHeader
        path={path}
        isPreview={isPreview}
        header={story.header}
        tile={tile}
        note={noteOf(study)}
        kicker={`Case ${twoDigits(place)} of ${twoDigits(total)} · ${minutes} min read`}
      />
    </CaseFilesProvider>
  );
}

const noteOf = ({ story, tile }: CaseModule) =>
  hasPlaceholder([tile, story]) ? story.placeholderNote : undefined;

export function CaseStudy({ path, study, place, total, next }: Props) {
  const { story, tile } = study;
  const { background, foreground, accent, tint = accent } = tile.colors;
  const colors = {
    '--background': background,
    '--foreground': foreground,
    '--case-accent': accent,
    '--case-tint': tint,
  };
  const fetchCode = useCallback(() => preloadRest(study), [study]);
  const hasCode = useCallback(
    () => lateParts(study).every((part) => part?.hasCode() ?? true),
    [study],
  );
  const ids = chapterIds(story.chapters);
  return (
    <CaseFilesProvider value={study}>
      <Enlargeable note={noteOf(study)}>
        <StoryColumns style={{ ...colors, ...timelineScope(ids) } as CSSProperties}>
          <StoryHeader path={path} study={study} place={place} total={total} />
          <LazySection
            selector="article > header ~ *"
            fetchCode={fetchCode}
            hasCode={hasCode}
            below
          >
            <StoryBody story={story} />
          </LazySection>
        </StoryColumns>
      </Enlargeable>
      <LazySection selector={`#${endingId}`} fetchCode={fetchCode} hasCode={hasCode} below>
        <Ending next={next} all={storyTiles} />
      </LazySection>
    </CaseFilesProvider>
  );
}
