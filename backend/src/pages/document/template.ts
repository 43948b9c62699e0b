import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '../../../../contract/generated/model.ts';
import { type Accent, toAccentCss } from '../../../../contract/rules/accent.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { bootScript, type DataSource } from './boot-script.ts';
import { FONT_SCRIPT } from './font-script.ts';
import type { Rendered } from './renderer.ts';
import { type StyleNode, usedStyles } from './used-styles.ts';

/**
 * The fonts of the client's sources that a page loads first, headings before texts. In English the texts follow when
 * their styles are read; a Bangla page waits for all of its fonts (font-script.ts).
 */
const FIRST_FONTS: Record<Language, readonly string[]> = {
  en: ['bricolage-display'],
  bn: ['bangla-600', 'bangla-400', 'hanken-text', 'bangla-digits-600', 'bangla-digits-400'],
};

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** The built files that a page needs. */
interface ClientFiles {
  /** The application's entry, as an absolute path. */
  entry: string;
  /** Where each language but English has its scripts, relative to the folder of the build. */
  folders: Partial<Record<Language, string>>;
  /** The first fonts of each language, as absolute paths. */
  firstFonts: Record<Language, readonly string[]>;
  /** Everything that the given routes load besides the entry, as absolute paths. */
  filesFor(routeIds: string[]): string[];
}

/** `/blog/$postId` is built from `src/routes/blog.$postId.tsx` or from folders; both forms are looked up. */
function routeKeys(id: string): string[] {
  const name = id === '__root__' ? '__root' : id === '/' ? 'index' : id.replace(/^\//, '').replace(/\/$/, '/index');
  return [name, name.replaceAll('/', '.')].map((file) => `src/routes/${file}.tsx`);
}

/** Reads the manifest that the client build writes to `.vite/manifest.json`. */
function readManifest(clientFolder: string): ClientFiles {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  const entryKey = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  const entry = entryKey && chunks[entryKey];
  if (!entryKey || !entry) throw new Error('The client build has no entry');
  const collect = (key: string, files: Set<string>): void => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
  };
  const toFont = (name: string): string => {
    const font = chunks[`src/assets/fonts/${name}.woff2`];
    if (!font) throw new Error(`The client build has no font ${name}`);
    return `/${font.file}`;
  };
  // A screen's chunk is named after all parts of its route that it contains, the component first.
  const screens = Object.keys(chunks).flatMap((key) => {
    const route = /^(.+)\?tsr-split=component(?:---|$)/.exec(key)?.[1];
    return route === undefined ? [] : [[route, key] as const];
  });
  const chunkByRoute = new Map(screens);
  return {
    entry: `/${entry.file}`,
    folders: JSON.parse(readFileSync(path.join(clientFolder, '.vite/languages.json'), 'utf8')),
    firstFonts: { en: FIRST_FONTS.en.map(toFont), bn: FIRST_FONTS.bn.map(toFont) },
    filesFor(routeIds) {
      const files = new Set<string>();
      collect(entryKey, files);
      for (const route of routeIds.flatMap(routeKeys)) collect(chunkByRoute.get(route) ?? '', files);
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
  };
}

const HEAD = '<!--app-head-->';
const BODY = '<!--app-html-->';
const SCRIPTS = '<!--app-scripts-->';

/** A finished document, with its inline scripts and styles and the origins in its frames, for the content policy. */
export interface PageDocument {
  html: string;
  scripts: string[];
  styles: string[];
  frames?: string[] | undefined;
}

export interface Template {
  /** The document around a rendered page. */
  fill(
    page: Pick<Rendered, 'head' | 'body' | 'state' | 'routeIds' | 'frames'>,
    data: DataSource,
    appearance: Appearance,
    language?: Language,
  ): PageDocument;
  /** The document without content, for areas that require signing in and as a last resort. @param area draws its frame */
  shell(appearance: Appearance, title: string, language?: Language, area?: Area): PageDocument;
}

export type Area = 'dashboard' | 'admin';

const EMPTY_ROOT = '<div id="root"></div>';
/** Header, sidebar and shapes of an area while its scripts load; `area-frame.css` shows it to signed-in users only. */
const toFrame = (area: Area): string =>
  EMPTY_ROOT.replace('><', `><div class="area-frame area-frame-${area}" aria-hidden="true"><i></i><b></b></div><`);

/** The owner's choices for every page; null for the design's default. */
export interface Appearance {
  theme: Theme | null;
  accent: Accent | null;
  /** The site's; unknown without its database. */
  name?: string;
}

export const DEFAULT_APPEARANCE: Appearance = { theme: null, accent: null };

const withLanguage = (html: string, language: Language): string =>
  language === 'en' ? html : html.replace(/<html lang="en"/, `<html lang="${language}"`);

/** Sets the site's theme in the document's inline script, for readers without a choice of their own. */
const withTheme = (html: string, theme: Theme | null): string =>
  theme === null ? html : html.replace(/<html(?=[\s>])/, `<html data-default-theme="${theme}"`);

const STYLE_TAG = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const FONT_TAG = /<link rel="preload"[^>]*as="font"[^>]*>/;
const MODULE_TAG = /\s*<script type="module"[^>]*\ssrc="[^"]+"[^>]*><\/script>/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The rules of each stylesheet, written by the build next to the manifest. */
const readStyles = (clientFolder: string): Record<string, StyleNode[]> =>
  JSON.parse(readFileSync(path.join(clientFolder, '.vite/styles.json'), 'utf8'));

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shown without JavaScript on a page that the browser renders. */
const NOSCRIPT_MESSAGES: Record<Language, string> = {
  en: '<noscript><h1>This page needs JavaScript</h1><p>Please turn it on for this site in your browser, then reload the page.</p></noscript>',
  bn: '<noscript><h1>এই পেজে JavaScript লাগে</h1><p>আপনার ব্রাউজারে এই সাইটের জন্য JavaScript চালু করুন, তারপর পেজটি রিলোড করুন।</p></noscript>',
};

/** The parts before, between and after the placeholders of the built document. @throws when one is missing */
function splitAtPlaceholders(html: string): { start: string; between: string; end: string; last: string } {
  const [start = '', afterHead] = html.split(HEAD);
  const [between = '', afterBody] = afterHead?.split(BODY) ?? [];
  const [end = '', last] = afterBody?.split(SCRIPTS) ?? [];
  if (last === undefined) throw new Error('index.html lacks its placeholders');
  return { start, between, end, last };
}

/**
 * Reads the built `index.html`, its manifest and its style rules once.
 * @param marks of the root element, for the application: data attributes without a value
 * @throws when a placeholder is missing
 */
export function readTemplate(clientFolder: string, marks: readonly string[]): Template {
  const files = readManifest(clientFolder);
  const tables = readStyles(clientFolder);
  const built = readFileSync(path.join(clientFolder, 'index.html'), 'utf8');
  const source = built.replace(/<html lang="en"/, ['$&', ...marks.map((mark) => `data-${mark}`)].join(' '));
  // Vite's preloads would load the application with high priority, ahead of the page's own pictures.
  const html = source.replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  const ownScripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text);
  const sheets = [...html.matchAll(STYLE_TAG)].map(([, href = '']) => href);
  const stylesFor = usedStyles(sheets.flatMap((href) => tables[href] ?? []));
  // The boot script starts a rendered page instead of the module tag.
  const page = html.replace(MODULE_TAG, '').replace(STYLE_TAG, '');
  const { start, between, end, last } = splitAtPlaceholders(page);
  const shell = html.replace(HEAD, '').replace(BODY, '').replace(SCRIPTS, '');
  const accentStyles = ({ accent }: Appearance): string[] => (accent ? [toAccentCss(accent)] : []);
  const tags = (styles: string[]): string => styles.map((text) => `<style>${text}</style>`).join('');
  /** The script in the folder of its language. */
  const inLanguage = (file: string, language: Language): string => {
    const folder = files.folders[language];
    return folder ? `/${folder}/${path.basename(file)}` : file;
  };
  /** The built document preloads the font of English headings. */
  const withFirstFonts = (text: string, language: Language): string =>
    text.replace(FONT_TAG, (tag) =>
      files.firstFonts[language].map((font) => tag.replace(files.firstFonts.en[0] ?? '', font)).join(''),
    );
  const unscripted = `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;
  return {
    fill: ({ head, body, state, routeIds, frames }, data, appearance, language = 'en') => {
      const scriptFiles = [files.entry, ...files.filesFor(routeIds)].map((file) => inLanguage(file, language));
      const boot = bootScript(scriptFiles, sheets, data);
      // The page contains the styles it needs; the whole stylesheet is loaded with the application.
      const styles = [
        stylesFor(withLanguage(page, language) + body).replaceAll('</style', '<\\/style'),
        ...accentStyles(appearance),
      ];
      const fontScript = language === 'bn' ? [FONT_SCRIPT] : [];
      const scripts = [...fontScript, boot, ...(state === '' ? [] : [state])];
      const htmlParts = [
        withTheme(withLanguage(start, language), appearance.theme),
        `${tags(styles)}${fontScript.map((text) => `<script>${text}</script>`).join('')}<script>${boot}</script>${unscripted}${head}`,
        withFirstFonts(between, language) + body + end,
        state === '' ? '' : `<script>${state}</script>`,
        last,
      ];
      return { html: htmlParts.join(''), scripts: [...ownScripts, ...scripts], styles, frames };
    },
    shell: (appearance, title, language = 'en', area) => {
      const styles = accentStyles(appearance);
      const html = withTheme(withFirstFonts(withLanguage(shell, language), language), appearance.theme)
        .replace(MODULE_TAG, (tag) => tag.replace(files.entry, inLanguage(files.entry, language)))
        .replace('</head>', (end) => `<title>${escapeText(title)}</title>${tags(styles)}${end}`)
        .replace(EMPTY_ROOT, (empty) => (area ? toFrame(area) : empty))
        .replace('</body>', (end) => NOSCRIPT_MESSAGES[language] + end);
      return { html, scripts: ownScripts, styles };
    },
  };
}
