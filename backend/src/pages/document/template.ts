import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '../../generated/model.ts';
import { bootScript, type PageData } from './boot-script.ts';
import { readManifest } from './manifest.ts';
import type { Rendered } from './renderer.ts';
import { usedStyles } from './used-styles.ts';

const HEAD = '<!--app-head-->';
const BODY = '<!--app-html-->';
const SCRIPTS = '<!--app-scripts-->';

export interface Template {
  /** The document around a rendered page. */
  fill(page: Pick<Rendered, 'head' | 'body' | 'state' | 'routeIds'>, data: PageData, theme: Theme | null): string;
  /** The document without content, for the areas behind a sign-in and as a last resort. */
  shell(theme: Theme | null): string;
}

/** Tells the inline script of the document which theme the site has chosen for those who have not. */
const withTheme = (html: string, theme: Theme | null): string =>
  theme === null ? html : html.replace(/<html(?=[\s>])/, `<html data-default-theme="${theme}"`);

const STYLE_TAG = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

const styleTag = (css: string): string => `<style>${css.replaceAll('</style', '<\\/style')}</style>`;

/** Reads the built `index.html` and its manifest once. @throws when a placeholder is missing */
export function readTemplate(clientFolder: string): Template {
  const files = readManifest(clientFolder);
  const built = readFileSync(path.join(clientFolder, 'index.html'), 'utf8');
  if (![HEAD, BODY, SCRIPTS].every((mark) => built.includes(mark)))
    throw new Error('index.html lacks its placeholders');
  // Vite's preloads would fetch the application with high priority, ahead of the page's own pictures.
  const html = built.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  const sheets = [...html.matchAll(STYLE_TAG)].map(([, href = '']) => href);
  const stylesFor = usedStyles(sheets.map((href) => readFileSync(path.join(clientFolder, href), 'utf8')).join(''));
  // A rendered page is started by the boot script instead of by the module tag.
  const page = html.replace(/\s*<script type="module"[^>]*\ssrc="[^"]+"[^>]*><\/script>/, '').replace(STYLE_TAG, '');
  const unscripted = `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;
  return {
    fill: ({ head, body, state, routeIds }, data, theme) => {
      const boot = `<script>${bootScript([files.entry, ...files.filesFor(routeIds)], sheets, data)}</script>`;
      // Functions as replacements, because `$&` in the content must stay what it is.
      // The page brings the styles it needs; the whole sheet arrives with the application.
      return withTheme(page, theme)
        .replace(HEAD, () => styleTag(stylesFor(page + body)) + boot + unscripted + head)
        .replace(BODY, () => body)
        .replace(SCRIPTS, () => (state === '' ? '' : `<script>${state}</script>`));
    },
    shell: (theme) => withTheme(html.replace(HEAD, '').replace(BODY, '').replace(SCRIPTS, ''), theme),
  };
}
