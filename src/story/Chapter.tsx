import styled from 'styled-components';
import type { SceneLayout } from '../content/types';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { viewTimeline } from './chapter-timeline';

interface Props {
  id?: string;
  label: string;
  title: string;
  lead?: string;
  /** Selects the style of the chapter's edge (chapter-edges.css) and blocks (block-layouts.css). */
  edge?: SceneLayout;
  children: React.ReactNode;
}

export function Chapter({ id, label, title, lead, edge, children }: Props) {
  return (
    <Section id={id} data-edge={edge ?? ''} style={id ? viewTimeline(id) : undefined}>
      <Label>{label}</Label>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  padding-top: var(--chapter);

  > h2 {
    max-width: 11.4em;
    margin: 0.7rem 0 1.4rem;
  }
  > ${Lead} {
    max-width: 30.6em;
  }

  @media print {
    padding-top: 6mm;

    /* The last chapter, skills, is short enough for one printed page. */
    &:last-child {
      break-inside: avoid;
    }
    > p:first-child {
      break-after: avoid;
    }
    > h2 {
      max-width: none;
      margin: 1mm 0 2mm;
    }
    > ${Lead} {
      max-width: none;
    }
  }
`;
