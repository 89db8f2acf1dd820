import { createContext, useContext, type ComponentType } from 'react';
import type { Chapter, Picture, Tile } from '../content/types';
import { upToLarge } from '../theme/breakpoints';
import { bareName, filmsByName, type FilmFiles } from '../media/film-files';
import {
  fileFrom,
  renderedByName,
  withPhone,
  type ImageFile,
  type PictureFile,
} from '../media/picture-file';
import type { LogoFile } from '../ui/Logo';

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
  logos?: Record<string, LogoFile>;
  cover?: ImageFile;
  /** The drawing of the case's scene, if it has one. */
  Stage?: ComponentType<{ alt: string }>;
}

/** How wide a header shows its cover. */
export const coverSizes = `${upToLarge} 100vw, 55vw`;

/** The files that a story names, as the build finds them (scripts/vite/named-files.ts). */
export interface NamedFiles {
  pictures: Record<string, ImageFile>;
  films: Record<string, string>;
  logos: Record<string, LogoFile>;
}

export const gather = ({ pictures, films, logos }: NamedFiles): CaseFiles => ({
  pictures: { ...pictures, ...renderedByName(pictures) },
  films: filmsByName(films),
  logos,
});

const Files = createContext<CaseFiles>({ pictures: {} });

export const CaseFilesProvider = Files.Provider;

type Named = Pick<Picture, 'file' | 'phone'>;

/** Finds the file of a picture of the case. */
export function useFindPicture(): (picture: Named) => PictureFile {
  const { pictures } = useContext(Files);
  return ({ file, phone }) => {
    const wide = fileFrom(pictures, file);
    return phone ? withPhone(wide, fileFrom(pictures, phone)) : wide;
  };
}

export const usePictureFile = (picture: Named): PictureFile => useFindPicture()(picture);

export const usePictureFiles = (names: readonly string[]): readonly PictureFile[] => {
  const { pictures } = useContext(Files);
  return names.map((name) => fileFrom(pictures, name));
};

/** A chapter's own drawing, which goes by the chapter's kind. A case may do without. */
export const useDrawing = (kind: Chapter['kind']): PictureFile | undefined =>
  unnamed(useContext(Files), kind);

/** What is found by its name without an ending. */
const unnamed = ({ pictures }: CaseFiles, name: string): PictureFile | undefined =>
  Object.entries(pictures).find(([file]) => file.replace(/\.\w+$/, '') === name)?.[1];

export const useLogo = (name: string): LogoFile => {
  const { logos = {} } = useContext(Files);
  return fileFrom(logos, name);
};

/** Undefined where the film is on another site. */
export const useFilmFiles = (name: string | undefined): FilmFiles | undefined => {
  const { films = {} } = useContext(Files);
  return name === undefined ? undefined : films[bareName(name)];
};

/** Undefined where the case has none. */
export const useCover = (): ImageFile | undefined => useContext(Files).cover;

export const useStage = () => useContext(Files).Stage;

/** What stands in place of a scene's drawing, where the case has none. */
export const useStill = (): PictureFile | undefined => {
  const files = useContext(Files);
  return unnamed(files, 'still') ?? files.cover;
};
