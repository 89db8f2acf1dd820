import type { Compare } from '../../content/types';
import { StoryCompareSlider } from '../StoryCompareSlider';
import { BlockHead } from './BlockHead';

export function CompareBlock({ title, description, before, after }: Compare) {
  return (
    <section>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <StoryCompareSlider label={title} before={before} after={after} />
    </section>
  );
}
