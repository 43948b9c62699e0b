import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Language } from '../../../contract/rules/languages.ts';

const STYLE = [
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;margin:12vh auto;padding:0 1.25rem}h1{line-height:1.2}',
  'label{display:block;margin-top:1rem;font-weight:600}small{display:block;font-weight:400}',
  'input,textarea{box-sizing:border-box;width:100%;padding:.6rem;font:inherit}',
  'button{margin-top:1.25rem;padding:.7rem 1.4rem;font:inherit;font-weight:600}',
].join('');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Element = ReturnType<typeof h>;

export interface PlainPage {
  language: Language;
  title: string;
  content: readonly Element[];
}

/** Sends a page without scripts and files: for browsers without JavaScript, where the site's pages are read-only. */
export function sendPlainPage(response: Response, status: number, { language, title, content }: PlainPage): void {
  const page = h(null, [
    { type: 'doctype' },
    h('html', { lang: language }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', title),
        h('style', STYLE),
      ]),
      h('body', [h('main', [h('h1', title), ...content])]),
    ]),
  ]);
  response
    .status(status)
    .set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' })
    .type('html')
    .send(toHtml(page));
}
