import { useMemo } from 'react';
import { chapterIds, chapterTitles, layoutOf } from '../content/chapters';
import type {
  BlocksChapter as BlocksContent,
  SceneLayout,
  SkillsChapter,
  Story,
} from '../content/types';
import { sizeOf } from '../media/picture-file';
import { Rise } from '../motion/Rise';
import { Block } from './Block';
import { Triple } from './blocks/TripleBlock';
import { useDrawing, useScene } from './case-files';
import { Chapter } from './Chapter';
import { viewTimeline } from './chapter-timeline';
import { PointList } from './PointList';
import { Rail } from './Rail';

const pointsChapters = ['goals', 'users', 'problems'] as const;

/**
 * Browsers' reading modes keep all chapters only if `Triple` and each later chapter are direct
 * children of the article.
 */
export function Chapters({ story: { chapters } }: { story: Story }) {
  const { approach, media, skills } = chapters;
  const ids = useMemo(() => chapterIds(chapters), [chapters]);
  const { Stage } = useScene();
  // Without a stage, the page does not load the layout's styles, so `edge` is not set.
  const edge = Stage && layoutOf(chapters);
  return (
    <>
      <Rail ids={ids} titles={Object.values(chapterTitles)} abreast={pointsChapters.length} />
      <Triple data-points>
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
      <BlocksChapter {...approach} label={chapterTitles.approach} edge={edge} />
      <BlocksChapter {...media} label={chapterTitles.media} edge={edge} />
      <Chapter id={skills.id} label={chapterTitles.skills} title={skills.title} edge={edge} closing>
        <SkillRows skills={skills.skills} />
      </Chapter>
    </>
  );
}

/** `aria-hidden` also keeps the drawing, which only repeats the points, out of reading modes. */
function Drawing({ name }: { name: (typeof pointsChapters)[number] }) {
  const file = useDrawing(name);
  if (!file) return null;
  const { src, width, height } = sizeOf(file);
  return <img src={src} width={width} height={height} alt="" aria-hidden="true" loading="lazy" />;
}

const show = (blocks: BlocksContent['blocks']) =>
  blocks.map((block) => <Block key={block.id} block={block} />);

function BlocksChapter({
  blocks,
  ...chapter
}: BlocksContent & { label: string; edge?: SceneLayout }) {
  const cards = blocks.filter((block) => block.kind === 'card');
  return (
    <Chapter {...chapter}>
      {cards.length > 0 && (
        <Gallery first={show(cards.filter((card) => card.compare))}>
          {show(cards.filter((card) => !card.compare))}
        </Gallery>
      )}
      {show(blocks.filter((block) => block.kind !== 'card'))}
    </Chapter>
  );
}

interface GalleryProps {
  first: React.ReactNode;
  children: React.ReactNode;
}

/** Styled by gallery.css. `data-hides-rail` gives the chapter the rail's space (chapters.css). */
const Gallery = ({ first, children }: GalleryProps) => (
  <div data-gallery data-hides-rail>
    {first}
    <div data-wall>{children}</div>
  </div>
);

function SkillRows({ skills }: Pick<SkillsChapter, 'skills'>) {
  return (
    <Rise each data-skills>
      {skills.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Rise>
  );
}
