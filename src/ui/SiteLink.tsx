import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  newTab?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const isScreen = (to: string) => /^[/#]/.test(to) && !/\.\w+$|^\/(prototypes|playlist)\//.test(to);

/** One link for every address: a screen of the site, a file, another site, a mail. */
export function SiteLink({ to, newTab = false, children, ...rest }: SiteLinkProps) {
  const external = newTab && { target: '_blank', rel: 'noopener' };
  if (isScreen(to) && !newTab) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  const href = to.startsWith('/') ? import.meta.env.BASE_URL + to.slice(1) : to;
  return (
    <a href={href} {...external} {...rest}>
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
