import styled from 'styled-components';

interface Mark {
  name: string;
  src: string;
}

interface Props {
  title: string;
  marks: readonly Mark[];
}

/**
 * Logos on a dark strip. The list stands twice in the page, so that it can run without a seam;
 * until something moves it, the first copy is shown whole and the second not at all.
 */
export function LogoStrip({ title, marks }: Props) {
  return (
    <Strip aria-label={title}>
      <Group marks={marks} />
      <Group marks={marks} copy />
    </Strip>
  );
}

function Group({ marks, copy = false }: Pick<Props, 'marks'> & { copy?: boolean }) {
  return (
    <List aria-hidden={copy || undefined} inert={copy} hidden={copy}>
      {marks.map(({ name, src }) => (
        <li key={name}>
          <img src={src} width={24} height={24} alt="" />
          {name}
        </li>
      ))}
    </List>
  );
}

const Strip = styled.section`
  padding: 1.6rem var(--gutter);
  background: var(--night);
  color: var(--on-night);

  @media print {
    padding: 4mm 0;
    background: none;
    color: inherit;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 1rem clamp(1.6rem, 4vw, 3.4rem);
  max-width: 1240px;
  margin-inline: auto;

  &[hidden] {
    display: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    font: 700 clamp(1.1rem, 0.9rem + 0.9vw, 1.5rem) / 1.2 var(--display);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
`;
