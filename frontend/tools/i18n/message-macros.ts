import { transformAsync } from '@babel/core';
import lingui from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { catalogConfig, readCatalogs } from './catalogs.ts';
import { toTexts, usesFunctions } from './shared-messages.ts';

const USES_MACROS = /from '@lingui\/(?:core|react)\/macro'/;
const CATALOGS = 'virtual:message-catalogs';

interface Options {
  /** Whether sentences of shared rules are in the document's language: for scripts of browsers. */
  isOneLanguage?: boolean;
}

/** Compiles Lingui's macros, and offers the catalogues as a module. */
export function messageMacros({ isOneLanguage = false }: Options = {}): Plugin {
  const macros = [lingui, { linguiConfig: getConfig({ configPath: catalogConfig }), descriptorFields: 'all' }];
  return {
    name: 'message-macros',
    enforce: 'pre',
    resolveId: (source) => (source === CATALOGS ? `\0${CATALOGS}` : null),
    async load(id) {
      if (id !== `\0${CATALOGS}`) return null;
      return `export default ${JSON.stringify({ en: {}, ...(await readCatalogs()) })}`;
    },
    async transform(code, id) {
      const file = id.split('?', 1)[0] ?? id;
      if (!/\.tsx?$/.test(file)) return null;
      const source = isOneLanguage && usesFunctions(code) ? toTexts(code) : code;
      if (!USES_MACROS.test(source)) return null;
      const result = await transformAsync(source, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [macros],
      });
      return result?.code ? { code: result.code, map: result.map ?? null } : null;
    },
  };
}
