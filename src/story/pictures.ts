import { createContext, useContext } from 'react';
import { fileFrom, type PictureFile } from '../media/picture-file';

export const Pictures = createContext<Record<string, PictureFile>>({});

/** The file behind a picture that the story names. */
export const usePictureFile = (name: string): PictureFile => fileFrom(useContext(Pictures), name);
