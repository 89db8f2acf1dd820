/** Formats a share as a percentage, with more digits for small values. */
export const percent = (share: number): string => {
  const value = share * 100;
  if (value > 0 && value < 0.01) return '< 0.01 %';
  return `${value.toFixed(value < 1 ? 2 : 1)} %`;
};
