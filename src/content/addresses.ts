/** Where the owner can be reached. */
interface OwnerContacts {
  mail: string;
  profile: { label: string; address: string };
  codeHost: { label: string; address: string };
}

/** Nobody lives at example.com: such a host, or mail, stands for one that the owner has not set. */
export const isExample = (address: string): boolean => /(^|[.@])example\.com$/.test(address);

/** What the owner has set: no mail at example.com, and no profile that is only its host's front page. */
export const publicContacts = ({ mail, profile, codeHost }: OwnerContacts) => ({
  mail: isExample(mail) ? undefined : mail,
  profiles: [profile, codeHost].filter(({ address }) => new URL(address).pathname !== '/'),
});

/** A page's whole address; none while the site's own is not set. */
export const addressOf = (path: string, site = SITE_ADDRESS): string | undefined =>
  site ? new URL(path.slice(1), site).href : undefined;
