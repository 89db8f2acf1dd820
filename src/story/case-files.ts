import { createContext, useContext, type ComponentType } from 'react';
import type { FilmFiles } from '../media/film-files';
import { fileFrom, type PictureFile } from '../media/picture-file';
import type { LogoDrawing } from '../ui/Logo';

/** What a case brings to its story beside the words. */
export interface CaseFiles {
  pictures: Record<string, PictureFile>;
  films?: Record<string, FilmFiles>;
  logos?: Record<string, LogoDrawing>;
  /** The drawing of its signature scene. */
  Stage: ComponentType<{ alt: string }>;
}

const Files = createContext<CaseFiles>({ pictures: {}, Stage: () => null });

export const CaseFilesProvider = Files.Provider;

/** The file behind a picture that the story names. */
export const usePictureFile = (name: string): PictureFile =>
  fileFrom(useContext(Files).pictures, name);

export const usePictureFiles = (names: readonly string[]): readonly PictureFile[] => {
  const { pictures } = useContext(Files);
  return names.map((name) => fileFrom(pictures, name));
};

/** The logo that the story names. */
export const useLogo = (name: string): LogoDrawing => {
  const { logos = {} } = useContext(Files);
  return fileFrom(logos, name);
};

/** The files of a film that the story names; none where the film is elsewhere. */
export const useFilmFiles = (name: string | undefined): FilmFiles | undefined => {
  const { films = {} } = useContext(Files);
  return name === undefined ? undefined : films[name];
};

export const useStage = () => useContext(Files).Stage;
