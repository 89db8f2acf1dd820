import type { LinkTo } from '../../content/types';
import { QuietButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface Props extends LinkTo {
  className?: string;
}

export function MoreLink({ label, to, newTab, className = '' }: Props) {
  return (
    <p className={`${className} screen-only`}>
      <QuietButton to={to} newTab={newTab}>
        {label} <Icon name="arrowUpRight" />
      </QuietButton>
    </p>
  );
}
