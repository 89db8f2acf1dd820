import type { Compare } from '../content/types';
import { CompareSlider } from '../media/CompareSlider';
import { usePictureFile } from './case-files';

interface Props extends Pick<Compare, 'before' | 'after'> {
  label: string;
}

export function StoryCompareSlider({ label, before, after }: Props) {
  return (
    <CompareSlider
      label={label}
      before={{ ...before, file: usePictureFile(before) }}
      after={{ ...after, file: usePictureFile(after) }}
    />
  );
}
