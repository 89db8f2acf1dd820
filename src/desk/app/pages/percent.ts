/** A share in percent, with as many digits as say something. */
export const percent = (share: number): string => {
  const value = share * 100;
  if (value > 0 && value < 0.01) return '< 0.01 %';
  return `${value.toFixed(value < 1 ? 2 : 1)} %`;
};
