import { useMemo } from 'react';
import styled from 'styled-components';
import type {
  BlocksChapter,
  Chapter as ChapterContent,
  PointsChapter,
  SkillsChapter,
  Story,
} from '../content/types';
import { Container } from '../ui/Container';
import { Block } from './Block';
import { Chapter } from './Chapter';
import { sharesProgress, tellsProgress } from './chapter-timeline';
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

/** The story itself: goals, users and problems under one sentence, then a chapter each. */
export function Chapters({ story: { premise, chapters } }: { story: Story }) {
  const points = chapters.filter(isPoints);
  const rest = chapters.filter(isRest);
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  return (
    <Columns style={sharesProgress(ids)}>
      <Rail
        ids={ids}
        titles={chapters.map(({ kind }) => chapterTitles[kind])}
        abreast={points.length}
      />
      <div>
        <Chapter label={`${number(1)} — Goals, users, problems`} title={premise}>
          <Triple>
            {points.map((chapter) => (
              <section key={chapter.id} id={chapter.id} style={tellsProgress(chapter.id)}>
                <h3>{chapterTitles[chapter.kind]}</h3>
                <PointList points={chapter.points} />
              </section>
            ))}
          </Triple>
        </Chapter>
        {rest.map((chapter, index) => (
          <div key={chapter.id} style={tellsProgress(chapter.id)}>
            <RestChapter chapter={chapter} position={points.length + index + 1} />
          </div>
        ))}
      </div>
    </Columns>
  );
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

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 5rem);
  padding-bottom: var(--chapter);

  @media screen and (max-width: 900px) {
    display: block;
  }
  /* As in global.css, which keeps what is scrolled to below the bar. */
  @media screen and (max-width: 900px) and (min-height: 461px) and (scripting: enabled) {
    :root:not([data-scripts='failed']) & {
      --bar: 48px;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 0;
  }
`;
