interface Props {
  first: React.ReactNode;
  children: React.ReactNode;
}

/** Styled by gallery.css. `data-hides-rail` gives the chapter the rail's space (chapters.css). */
export const Gallery = ({ first, children }: Props) => (
  <div data-gallery data-hides-rail>
    {first}
    <div data-wall>{children}</div>
  </div>
);
