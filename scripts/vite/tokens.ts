import type { Plugin } from 'vite';
import { colors, declarations, moreContrast } from '../../src/theme/tokens.ts';

const rules = `:root { ${declarations(colors)} }
@media (prefers-contrast: more) { :root { ${declarations(moreContrast)} } }`;

export function tokens(): Plugin {
  return {
    name: 'tokens',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/theme\/global\.css(\?|$)/ },
      handler: (css) => css.replace('@colors;', rules),
    },
  };
}
