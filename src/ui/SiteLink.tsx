import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from './href';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  newTab?: boolean;
  /** `state` and `replace` work only in links that open a page of the site in the same tab. */
  state?: unknown;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const isScreen = (to: string) => /^[/#]/.test(to) && !/\.\w+$|^\/(prototypes|playlist)\//.test(to);

export function SiteLink({ to, newTab = false, state, replace, children, ...rest }: SiteLinkProps) {
  const external = newTab && { target: '_blank', rel: 'noopener' };
  if (isScreen(to) && !newTab) {
    return (
      <Link to={to} state={state} replace={replace} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={hrefOf(to)} {...external} {...rest}>
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
