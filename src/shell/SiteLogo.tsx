import { markColors, markShape } from './mark-shape';

/** The logo in the navigation. Above a case it takes the case's colors. */
export function SiteLogo() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path d={markShape.fruit} fill={`var(--mark-fruit, ${markColors.fruit})`} />
      <path d={markShape.half} fill={`var(--mark-half, ${markColors.half})`} />
      <path d={markShape.leaf} fill={`var(--mark-leaf, ${markColors.leaf})`} />
    </svg>
  );
}
