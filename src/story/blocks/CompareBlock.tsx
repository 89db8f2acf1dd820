import type { Compare } from '../../content/types';
import { StoryDivider } from '../StoryDivider';
import { BlockHead } from './BlockHead';

export function CompareBlock({ title, description, before, after }: Compare) {
  return (
    <section>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <StoryDivider label={title} before={before} after={after} />
    </section>
  );
}
