/**
 * What a host should say with every file. The build writes it into `_headers` for Netlify and Cloudflare
 * Pages, `npm run preview` sends it, and a test holds the recipes in hosting/ to it.
 */
export const headers = {
  // The rest of the policy stands in each page, with that page's hashes (scripts/vite/policy.ts). This part
  // counts only as a header. Not 'none': the site frames its own prototypes.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** Files in assets/ have their content's hash in their name. */
export const forever = 'public, max-age=31536000, immutable';

/** These hosts ask anew for everything else by themselves, and would add a second rule to the first. */
export const headersFile = (base) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${forever}`,
    '',
  ].join('\n');

/**
 * The same hosts serve the folder at their root: a site below a path is found there by this. Without the slash
 * at its end the path is answered, not redirected: for Netlify both are one, and would lead to each other.
 */
export const redirectsFile = (base) =>
  [`/ ${base} 302`, `${base.slice(0, -1)} / 200`, `${base}* /:splat 200`, ''].join('\n');
