import { createContext, useContext, type ComponentType } from 'react';
import type { Chapter, Picture, Tile } from '../content/types';
import { filmsByName, type FilmFiles } from '../media/film-files';
import {
  byName,
  fileFrom,
  renderedByName,
  withPhone,
  type ImageFile,
  type PictureFile,
} from '../media/picture-file';
import type { LogoDrawing } from '../ui/Logo';

/** What the grid, the menu and other stories show of a case. */
export interface StoryTile {
  slug: string;
  tile: Tile;
  cover: ImageFile;
}

/** A case's files, which its story refers to by name. */
export interface CaseFiles {
  pictures: Record<string, PictureFile>;
  films?: Record<string, FilmFiles>;
  logos?: Record<string, LogoDrawing>;
  cover?: ImageFile;
  /** The drawing of the case's scene, if it has one. */
  Stage?: ComponentType<{ alt: string }>;
}

/** A picture, a logo, or the address of a film's file. */
export type CaseFile = ImageFile | LogoDrawing | string;

/** Sorts the files of a case, which its own files.ts lists. */
export function gather(files: Record<string, CaseFile>): CaseFiles {
  const those = <File extends CaseFile>(are: (file: CaseFile) => file is File) =>
    Object.fromEntries(
      Object.entries(files).filter((entry): entry is [string, File] => are(entry[1])),
    );
  const images = those((file) => typeof file === 'object' && 'src' in file);
  return {
    pictures: { ...byName(images), ...renderedByName(images) },
    logos: byName(those((file) => typeof file === 'object' && 'viewBox' in file)),
    films: filmsByName(those((file) => typeof file === 'string')),
  };
}

const Files = createContext<CaseFiles>({ pictures: {} });

export const CaseFilesProvider = Files.Provider;

export function usePictureFile({ file, phone }: Pick<Picture, 'file' | 'phone'>): PictureFile {
  const { pictures } = useContext(Files);
  const wide = fileFrom(pictures, file);
  return phone ? withPhone(wide, fileFrom(pictures, phone)) : wide;
}

export const usePictureFiles = (names: readonly string[]): readonly PictureFile[] => {
  const { pictures } = useContext(Files);
  return names.map((name) => fileFrom(pictures, name));
};

/** A chapter's own drawing, which goes by the chapter's kind. A case may do without. */
export const useDrawing = (kind: Chapter['kind']): PictureFile | undefined =>
  useContext(Files).pictures[`${kind}.svg`];

export const useLogo = (name: string): LogoDrawing => {
  const { logos = {} } = useContext(Files);
  return fileFrom(logos, name);
};

/** Undefined where the film is on another site. */
export const useFilmFiles = (name: string | undefined): FilmFiles | undefined => {
  const { films = {} } = useContext(Files);
  return name === undefined ? undefined : films[name];
};

export const useStage = () => useContext(Files).Stage;

/** What stands in place of a scene's drawing, where the case has none. */
export const useStill = (): PictureFile | undefined => {
  const { pictures, cover } = useContext(Files);
  return pictures['still.svg'] ?? cover;
};
