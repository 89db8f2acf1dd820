export interface OwnerContacts {
  mail: string;
  profile: { label: string; address: string };
  codeHost: { label: string; address: string };
}

/** True for a host or email address at example.com, which the owner has not replaced yet. */
export const isExample = (address: string): boolean => /(^|[.@])example\.com$/.test(address);

/** Leaves out a profile whose URL has no path: that URL leads only to the host's front page. */
export const publicContacts = ({ mail, profile, codeHost }: OwnerContacts) => ({
  mail: isExample(mail) ? undefined : mail,
  profiles: [profile, codeHost].filter(({ address }) => new URL(address).pathname !== '/'),
});

export const addressOf = (path: string, site = SITE_ADDRESS): string | undefined =>
  site ? new URL(path.slice(1), site).href : undefined;
