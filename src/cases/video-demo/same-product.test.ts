import { expect, test } from 'vitest';
import { labelsIn, read, unsaid } from '../../test-words';
import { films } from './stage-films';

const storyboards = labelsIn(read('cases/video-demo/pictures/storyboards.svg'));

test.each(films)('the poster of $title says what the film says', ({ film, poster, title }) => {
  const labels = labelsIn(read(`cases/video-demo/pictures/${poster?.file}`));
  expect(labels).toContain(title);
  expect(
    unsaid(
      labels,
      `films/${film}`,
      labels.filter((label) => /^\d\/6$/.test(label)),
    ),
  ).toEqual([]);
});

test.each(films)('the film $film has the title of the story', ({ film, title }) => {
  expect(read(`films/rendered/${film}.vtt`)).toContain(`: ${title}\n`);
  expect(storyboards).toContain(title);
});
