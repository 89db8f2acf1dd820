interface Props {
  first: React.ReactNode;
  children: React.ReactNode;
}

/** Styled by gallery.css. Its chapter hides the rail: see chapters.css and scene-behind.ts. */
export const Gallery = ({ first, children }: Props) => (
  <div data-gallery data-hides-rail>
    {first}
    <div data-wall>{children}</div>
  </div>
);
