import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Chapters, Picture, Tile } from '../content/types';
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

export interface StoryTile {
  slug: string;
  tile: Tile;
  cover: ImageFile;
}

/** The records' keys are the file names that the story uses, but films' keys have no extension. */
export interface CaseFiles {
  pictures: Record<string, PictureFile>;
  films?: Record<string, FilmFiles>;
  logos?: Record<string, LogoFile>;
  cover?: ImageFile;
  Stage?: ComponentType<{ alt: string }>;
  Layout?: ComponentType<{ children: ReactNode }>;
}

export const coverSizes = `${upToLarge} 100vw, 55vw`;

/** The exports of `story.ts?files` (scripts/vite/named-files.ts). */
export interface NamedFiles {
  pictures: Record<string, ImageFile>;
  films: Record<string, string>;
  logos: Record<string, LogoFile>;
}

export const gather = ({
  pictures,
  films,
  logos,
}: NamedFiles): Omit<CaseFiles, 'Stage' | 'Layout'> => ({
  pictures: { ...pictures, ...renderedByName(pictures) },
  films: filmsByName(films),
  logos,
});

const Files = createContext<CaseFiles>({ pictures: {} });

export const CaseFilesProvider = Files.Provider;

type Named = Pick<Picture, 'file' | 'phone'>;

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

export const useDrawing = (name: keyof Chapters): PictureFile | undefined =>
  unnamed(useContext(Files), name);

const unnamed = ({ pictures }: CaseFiles, name: string): PictureFile | undefined =>
  Object.entries(pictures).find(([file]) => file.replace(/\.\w+$/, '') === name)?.[1];

export const useLogo = (name: string): LogoFile => {
  const { logos = {} } = useContext(Files);
  return fileFrom(logos, name);
};

export const useFilmFiles = (name: string | undefined): FilmFiles | undefined => {
  const { films = {} } = useContext(Files);
  return name === undefined ? undefined : films[bareName(name)];
};

export const useCover = (): ImageFile | undefined => useContext(Files).cover;

export const useScene = (): Pick<CaseFiles, 'Stage' | 'Layout'> => useContext(Files);

export const useStillPicture = (): PictureFile | undefined => {
  const files = useContext(Files);
  return unnamed(files, 'still') ?? files.cover;
};
