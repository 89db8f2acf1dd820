import type { Compare } from '../content/types';
import { Divider } from '../media/Divider';
import { usePictureFile } from './case-files';

interface Props extends Pick<Compare, 'before' | 'after'> {
  label: string;
}

export function StoryDivider({ label, before, after }: Props) {
  return (
    <Divider
      label={label}
      before={{ ...before, file: usePictureFile(before) }}
      after={{ ...after, file: usePictureFile(after) }}
    />
  );
}
