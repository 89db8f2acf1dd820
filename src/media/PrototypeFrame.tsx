import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { PictureFile } from './picture-file';

interface Props {
  title: string;
  address: string;
  height: number;
  poster: { file: PictureFile; alt: string };
}

/** A frame of fixed height for a prototype: its poster, and the way to open it alone. */
export function PrototypeFrame({ title, address, height, poster }: Props) {
  return (
    <Box style={{ height }}>
      <img
        src={poster.file.src}
        width={poster.file.width}
        height={poster.file.height}
        alt={poster.alt}
        loading="lazy"
        decoding="async"
      />
      <Bar>
        <span>{title}</span>
        <Button to={address} newTab>
          Open <Icon name="arrowUpRight" />
        </Button>
      </Bar>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  border: var(--rule);
  background: var(--ground, var(--paper-2));

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  --button: var(--ink);
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.7rem 0.7rem 0.7rem 1.1rem;
  border-top: var(--rule);
  background: var(--paper);
  font-weight: 600;
`;
