import { filmsByName } from '../../media/film-files';
import { byName, renderedByName, type ImageFile } from '../../media/picture-file';
import { late } from '../../ui/late';
import type { LogoDrawing } from '../../ui/Logo';

export { story } from './story';
export { tile } from './tile';

export const Stage = late(() => import('./Stage').then(({ CaseStage }) => CaseStage));

const drawn = import.meta.glob<ImageFile>(['./cover.svg', './pictures/*.svg'], {
  eager: true,
  import: 'default',
});
const rendered = import.meta.glob<ImageFile>('./pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
});

export const pictures = { ...byName(drawn), ...renderedByName(rendered) };

export const logos = byName(
  import.meta.glob<LogoDrawing>('./logo.svg', {
    query: '?drawing',
    eager: true,
    import: 'default',
  }),
);

export const films = filmsByName(
  import.meta.glob<string>('../../films/rendered/demo-*.{webm,mp4,vtt}', {
    eager: true,
    import: 'default',
  }),
);
