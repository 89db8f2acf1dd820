import { byName, type PictureFile } from '../../media/picture-file';

export { story } from './story';
export { tile } from './tile';

export const pictures = byName(
  import.meta.glob<PictureFile>(['./*.svg', './pictures/*.svg'], {
    eager: true,
    import: 'default',
  }),
);
