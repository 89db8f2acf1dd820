import { paper } from '../../../src/theme/tokens.ts';
import { inlineScript } from '../inline-script.ts';

interface Parts {
  base: string;
  /** HTML: one or more <style> elements, or a <link>. */
  stylesheet: string;
  head?: string;
  /** JavaScript that runs before the body. */
  code?: string;
  body: string;
  isStory?: boolean;
}

const applyChoices = await inlineScript('apply-choices');

export const pageHtml = ({
  base,
  stylesheet,
  head = '',
  code = '',
  body,
  isStory,
}: Parts): string => `<!doctype html>
<html lang="en"${isStory ? ' data-story data-unpainted' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    ${head}
    <meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="${base}favicon.ico" sizes="32x32" />
    <link rel="icon" href="${base}favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />
    <link rel="manifest" href="${base}site.webmanifest" />
    <script>${applyChoices};${code}</script>
    ${stylesheet}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
