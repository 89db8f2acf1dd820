import type { SceneLayout } from '../content/types';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { viewTimeline } from './chapter-timeline';

interface Props {
  id?: string;
  label: string;
  title: string;
  lead?: string;
  /** Selects the style of the chapter's edge and blocks (scene/layouts/*.css). */
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
      <Label>{label}</Label>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </section>
  );
}
