import type { Compare } from '../content/types';
import { Divider } from '../media/Divider';
import { usePictureFile } from './case-files';

interface Props extends Pick<Compare, 'before' | 'after'> {
  label: string;
}

/** What it was and what it became, as two pictures of the story that is being told. */
export function StoryDivider({ label, before, after }: Props) {
  return (
    <Divider
      label={label}
      before={{ ...before, file: usePictureFile(before.file) }}
      after={{ ...after, file: usePictureFile(after.file) }}
    />
  );
}
