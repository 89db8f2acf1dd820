import { useMemo } from 'react';
import type {
  BlocksChapter,
  Chapter as ChapterContent,
  PointsChapter,
  SkillsChapter,
  Story,
} from '../content/types';
import { sizeOf } from '../media/picture-file';
import { Block } from './Block';
import { useDrawing } from './case-files';
import { Chapter } from './Chapter';
import { viewTimeline } from './chapter-timeline';
import { PointList } from './PointList';
import { Rail } from './Rail';
import { SkillRows } from './SkillRows';
import { Triple } from './Triple';

export const chapterTitles: Record<ChapterContent['kind'], string> = {
  goals: 'Goals',
  users: 'Users',
  problems: 'Problems',
  approach: 'Approach',
  media: 'Media',
  skills: 'Skills',
};

const number = (position: number) => String(position).padStart(2, '0');

const isPoints = (chapter: ChapterContent): chapter is PointsChapter => 'points' in chapter;
const isRest = (chapter: ChapterContent): chapter is BlocksChapter | SkillsChapter =>
  !isPoints(chapter);

/**
 * Goals, users, and problems under one heading, then the other chapters. They share no wrapper, because
 * reader modes keep only direct children of the article.
 */
export function Chapters({ story: { premise, chapters } }: { story: Story }) {
  const points = chapters.filter(isPoints);
  const rest = chapters.filter(isRest);
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  return (
    <>
      <Rail
        ids={ids}
        titles={chapters.map(({ kind }) => chapterTitles[kind])}
        abreast={points.length}
      />
      <Chapter label={`${number(1)} — Goals, users, problems`} title={premise}>
        <Triple>
          {points.map((chapter) => (
            <section key={chapter.id} id={chapter.id} style={viewTimeline(chapter.id)}>
              <Drawing kind={chapter.kind} />
              <h3>{chapterTitles[chapter.kind]}</h3>
              <PointList points={chapter.points} />
            </section>
          ))}
        </Triple>
      </Chapter>
      {rest.map((chapter, index) => (
        <RestChapter key={chapter.id} chapter={chapter} position={points.length + index + 1} />
      ))}
    </>
  );
}

/** Repeats what the points say, so screen readers and reader modes skip it. */
function Drawing({ kind }: Pick<PointsChapter, 'kind'>) {
  const file = useDrawing(kind);
  if (!file) return null;
  const { src, width, height } = sizeOf(file);
  return <img src={src} width={width} height={height} alt="" aria-hidden="true" loading="lazy" />;
}

interface RestProps {
  chapter: BlocksChapter | SkillsChapter;
  position: number;
}

function RestChapter({ chapter, position }: RestProps) {
  const { id, title } = chapter;
  const label = `${number(position)} — ${chapterTitles[chapter.kind]}`;
  if (chapter.kind === 'skills') {
    return (
      <Chapter id={id} label={label} title={title}>
        <SkillRows skills={chapter.skills} />
      </Chapter>
    );
  }
  return (
    <Chapter id={id} label={label} title={title} lead={chapter.lead}>
      {chapter.blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </Chapter>
  );
}
