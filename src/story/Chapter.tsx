import type { SceneLayout } from '../content/types';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { viewTimeline } from './chapter-timeline';

interface Props {
  id?: string;
  label: string;
  title: string;
  lead?: string;
  /** The layout of the case's scene. Its style sheet (scene/layouts) also styles the chapter. */
  edge?: SceneLayout;
  closing?: boolean;
  children: React.ReactNode;
}

/** Styled by chapters.css. */
export function Chapter({ id, label, title, lead, edge, closing, children }: Props) {
  return (
    <section
      id={id}
      data-edge={edge ?? ''}
      data-closing={closing || undefined}
      style={id ? viewTimeline(id) : undefined}
    >
      <hgroup>
        <Label>{label}</Label>
        <h2>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </hgroup>
      {children}
    </section>
  );
}
