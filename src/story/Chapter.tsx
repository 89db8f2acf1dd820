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
  /** True for the last chapter, a band in the case's colors. */
  closing?: boolean;
  children: React.ReactNode;
}

export function Chapter({ id, label, title, lead, edge, closing, children }: Props) {
  return (
    <Section
      id={id}
      data-edge={edge ?? ''}
      data-closing={closing || undefined}
      style={id ? viewTimeline(id) : undefined}
    >
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

  @media screen {
    &[data-closing] {
      --rule: var(--stroke) solid currentColor;
      --hairline: 1px solid color-mix(in srgb, currentColor 35%, transparent);
      --label: currentColor;
      --ink-2: currentColor;
      --edge: var(--case-accent);
      --stripe: light-dark(var(--paper), var(--case-accent));
      grid-column: 1 / -1;
      margin: calc(var(--chapter) * 0.5) 0 0;
      padding: clamp(1.5rem, 4vw, 3.5rem) var(--end);
      background: var(--background);
      color: var(--foreground);
    }
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
