import { hash } from 'node:crypto';

interface Allowed {
  frames?: readonly string[];
  /** The name of the Trusted Types policy that may write markup. */
  markup?: string;
}

const charset = '<meta charset="utf-8" />';

export const afterCharset = (html: string, addition: string): string =>
  html.replace(charset, () => charset + addition);

/**
 * The policy follows the charset directly, because a policy in a meta tag does not apply to earlier
 * elements.
 */
export function withPolicy(page: string, allowed: Allowed = {}): string {
  // Browsers normalize line breaks before they hash inline code, so this function does, too.
  const html = page.replaceAll('\r\n', '\n');
  if (html.split('<head>')[1]?.trimStart().startsWith(charset) !== true) {
    throw new Error('policy: the head must begin with its charset');
  }
  return afterCharset(
    html,
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, allowed)}">` +
      '<meta name="referrer" content="strict-origin-when-cross-origin">',
  );
}

export function policyOf(html: string, { frames = [], markup = "'none'" }: Allowed): string {
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    // `hashOf('')` allows the <style> that styled-components fills by insertRule(). It has no text.
    'style-src-elem': ["'self'", ...hashesOf(html, 'style'), hashOf('')],
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': ["'self'", ...frames],
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': markup,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, values].flat().join(' '))
    .join(';');
}

/** Skips data, such as JSON-LD, because the policy blocks only code. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  const texts = [...found]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="application\//.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts.map(hashOf))];
}

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
