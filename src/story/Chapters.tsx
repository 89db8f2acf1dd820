import { useMemo } from 'react';
import { chapterIds, chapterTitles } from '../content/chapters';
import type { BlocksChapter as BlocksContent, Story } from '../content/types';
import { sizeOf } from '../media/picture-file';
import { Block } from './Block';
import { useDrawing } from './case-files';
import { Chapter } from './Chapter';
import { viewTimeline } from './chapter-timeline';
import { PointList } from './PointList';
import { Rail } from './Rail';
import { SkillRows } from './SkillRows';
import { Triple } from './Triple';

const pointsChapters = ['goals', 'users', 'problems'] as const;

const labelOf = (position: number, title: string) =>
  `${String(position).padStart(2, '0')} — ${title}`;

/**
 * Goals, users, and problems under one heading, then the other chapters. They share no wrapper, because
 * reader modes keep only direct children of the article.
 */
export function Chapters({ story: { premise, chapters } }: { story: Story }) {
  const { approach, media, skills } = chapters;
  const ids = useMemo(() => chapterIds(chapters), [chapters]);
  return (
    <>
      <Rail ids={ids} titles={Object.values(chapterTitles)} abreast={pointsChapters.length} />
      <Chapter label={labelOf(1, 'Goals, users, problems')} title={premise}>
        <Triple>
          {pointsChapters.map((name) => {
            const { id, points } = chapters[name];
            return (
              <section key={id} id={id} style={viewTimeline(id)}>
                <Drawing name={name} />
                <h3>{chapterTitles[name]}</h3>
                <PointList points={points} />
              </section>
            );
          })}
        </Triple>
      </Chapter>
      <BlocksChapter {...approach} label={labelOf(4, chapterTitles.approach)} />
      <BlocksChapter {...media} label={labelOf(5, chapterTitles.media)} />
      <Chapter id={skills.id} label={labelOf(6, chapterTitles.skills)} title={skills.title}>
        <SkillRows skills={skills.skills} />
      </Chapter>
    </>
  );
}

/** Repeats the points, so screen readers and reader modes skip it. */
function Drawing({ name }: { name: (typeof pointsChapters)[number] }) {
  const file = useDrawing(name);
  if (!file) return null;
  const { src, width, height } = sizeOf(file);
  return <img src={src} width={width} height={height} alt="" aria-hidden="true" loading="lazy" />;
}

function BlocksChapter({ blocks, ...chapter }: BlocksContent & { label: string }) {
  return (
    <Chapter {...chapter}>
      {blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </Chapter>
  );
}
