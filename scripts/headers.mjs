/** Response headers of every file. The configuration files in hosting/ repeat them. */
export const headers = {
  // The rest of the policy is in a meta tag, where browsers ignore frame-ancestors. 'self' lets the
  // site show its own prototypes in iframes.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

export const forever = 'public, max-age=31536000, immutable';

/**
 * Sets Cache-Control for assets only: Netlify and Cloudflare Pages make browsers revalidate other
 * files by default, and would merge a value for `/*` with the one for assets.
 */
export const headersFile = (base) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${forever}`,
    '',
  ].join('\n');

/**
 * For a site below a path such as /portfolio/ on a host that serves dist/ at its root. /portfolio
 * is rewritten, not redirected: on Netlify, a rule for /portfolio also matches /portfolio/, so a
 * redirect would never end.
 */
export const redirectsFile = (base) =>
  [`/ ${base} 302`, `${base.slice(0, -1)} / 200`, `${base}* /:splat 200`, ''].join('\n');
