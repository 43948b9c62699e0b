import { minifySync, type Plugin } from 'vite';

const compactScript = (code: string): string => minifySync('inline.js', code, { module: false }).code.trim();

/** Every page contains this document and its inline script: comments and indentation stay in the source. */
export function compactHtml(): Plugin {
  return {
    name: 'compact-html',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/<script>([\s\S]*?)<\/script>/g, (_tag, code: string) => `<script>${compactScript(code)}</script>`)
          .replace(/\n\s*/g, ''),
    },
  };
}
