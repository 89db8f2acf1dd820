/**
 * The headers for every file. The build writes them into `_headers` for Netlify and Cloudflare Pages,
 * `npm run preview` sends them, and a test checks the recipes in hosting/.
 */
export const headers = {
  // Browsers ignore frame-ancestors in a meta tag, where the rest of the policy is (scripts/vite/policy.ts).
  // Not 'none': the site frames its own prototypes.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** For assets/, where each name has a hash of the content. */
export const forever = 'public, max-age=31536000, immutable';

/** These hosts revalidate all other files by default, and would merge a second rule into the first. */
export const headersFile = (base) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${forever}`,
    '',
  ].join('\n');

/**
 * Serves a site below a path on hosts that serve the folder at their root. The path without its slash is rewritten, not
 * redirected: Netlify matches both forms, and would redirect forever.
 */
export const redirectsFile = (base) =>
  [`/ ${base} 302`, `${base.slice(0, -1)} / 200`, `${base}* /:splat 200`, ''].join('\n');
