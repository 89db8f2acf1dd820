import type { SkillsChapter } from '../content/types';
import { Rise } from '../motion/Rise';

/** Styled by skills.css. */
export function SkillRows({ skills }: Pick<SkillsChapter, 'skills'>) {
  return (
    <Rise each data-skills>
      {skills.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Rise>
  );
}
