import { logoColors, logoShape } from './logo-shape';

export function SiteLogo() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path d={logoShape.fruit} fill={`var(--logo-fruit, ${logoColors.fruit})`} />
      <path d={logoShape.half} fill={`var(--logo-half, ${logoColors.half})`} />
      <path d={logoShape.leaf} fill={`var(--logo-leaf, ${logoColors.leaf})`} />
    </svg>
  );
}
