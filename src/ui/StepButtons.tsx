import { Icon } from './Icon';
import { RoundButton } from './Button';

interface Props {
  of: string;
  shown: number;
  total: number;
  onStep: (by: 1 | -1) => void;
}

const directions = [
  { by: -1, name: 'Previous', icon: 'arrowLeft' },
  { by: 1, name: 'Next', icon: 'arrowRight' },
] as const;

/** At the first or last item, a button is aria-disabled, not disabled, so that it keeps focus. */
export function StepButtons({ of, shown, total, onStep }: Props) {
  return directions.map(({ by, name, icon }) => {
    const ends = shown + by < 0 || shown + by >= total;
    return (
      <RoundButton
        key={name}
        type="button"
        aria-label={`${name} ${of}`}
        aria-disabled={ends}
        onClick={ends ? undefined : () => onStep(by)}
      >
        <Icon name={icon} size="20px" />
      </RoundButton>
    );
  });
}
