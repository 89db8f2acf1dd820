interface OwnerContacts {
  mail: string;
  profile: { label: string; address: string };
  codeHost: { label: string; address: string };
}

/** True for a host or email address at example.com, which means that the owner has not set it. */
export const isExample = (address: string): boolean => /(^|[.@])example\.com$/.test(address);

/** Omits an example.com address, and profiles that are only their host's front page. */
export const publicContacts = ({ mail, profile, codeHost }: OwnerContacts) => ({
  mail: isExample(mail) ? undefined : mail,
  profiles: [profile, codeHost].filter(({ address }) => new URL(address).pathname !== '/'),
});

/** Returns a page's absolute URL, or undefined if the site's address is not set. */
export const addressOf = (path: string, site = SITE_ADDRESS): string | undefined =>
  site ? new URL(path.slice(1), site).href : undefined;
