import { expect, test } from 'vitest';
import { embedOf } from './embed-url';

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/76979871?';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1', youTube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${youTube}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?si=AbCdEf&t=1m30s', `${youTube}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?t=42', `${youTube}&start=42`],
  ['https://youtube.com/shorts/dQw4w9WgXcQ?si=AbCdEf', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/76979871', `${vimeo}dnt=1&autoplay=1`],
  ['https://vimeo.com/channels/staffpicks/76979871#t=30s', `${vimeo}dnt=1&autoplay=1#t=30s`],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', `${vimeo}h=8272103f6e&dnt=1&autoplay=1`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}h=8272103f6e&dnt=1&autoplay=1`],
  [
    'https://www.figma.com/proto/Ab12/My-app?node-id=1-2&t=x',
    'https://embed.figma.com/proto/Ab12/My-app?node-id=1-2&t=x&embed-host=share',
  ],
  ['https://www.figma.com/file/Ab12/A', 'https://embed.figma.com/design/Ab12/A?embed-host=share'],
  ['https://films.example/embed/1?a=b', 'https://films.example/embed/1?a=b'],
])('embeds %s as %s', (address, frame) => {
  expect(embedOf(address).frame).toBe(frame);
});

test.each([
  ['https://www.youtube.com/@someone', 'YouTube'],
  ['https://www.youtube.com/playlist?list=PL1', 'YouTube'],
  ['https://vimeo.com/someone', 'Vimeo'],
  ['https://www.figma.com/@someone', 'Figma'],
])('has no embed URL for %s', (address, site) => {
  expect(embedOf(address)).toEqual({ frame: undefined, site });
});

test('embedOf names an unknown site by its host, without www', () => {
  expect(embedOf('https://www.films.example/1').site).toBe('films.example');
});
