import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { GUIDES } from './catalogue.ts';
import type { RenderedGuide } from './render.ts';
import type { Hit } from './search.ts';

type Content = ReturnType<typeof h>[];

interface Frame {
  title: string;
  /** Name of the guide, marked in the menu. */
  current?: string;
  phrase?: string;
  /** HTML of the main part. */
  content: string;
  aside?: Content;
}

const menu = (current?: string): Content =>
  GUIDES.map(({ group, guides }) =>
    h('section', [
      h('h2', group),
      h(
        'ul',
        guides.map(({ name, title }) =>
          h('li', h('a', { href: `/docs/${name}`, ...(name === current ? { ariaCurrent: 'page' } : {}) }, title)),
        ),
      ),
    ]),
  );

const frame = ({ title, current, phrase = '', content, aside = [] }: Frame): string => {
  const text = current ? [h('link', { rel: 'alternate', type: 'text/markdown', href: `/docs/${current}.md` })] : [];
  const page = h(null, [
    { type: 'doctype' },
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', `${title} · API`),
        h('link', { rel: 'icon', href: '/docs/favicon-32x32.png' }),
        h('link', { rel: 'stylesheet', href: '/docs/guides.css' }),
        h('link', {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: 'Changes of the API',
          href: '/docs/changes.xml',
        }),
        ...text,
      ]),
      h('body', [
        h('a', { class: 'skip', href: '#content' }, 'Skip to content'),
        h('header', [
          h('a', { class: 'home', href: '/docs/guides' }, 'API'),
          h('form', { role: 'search', action: '/docs/search' }, [
            h('label', { htmlFor: 'search' }, 'Search'),
            h('input', {
              id: 'search',
              type: 'search',
              name: 'q',
              value: phrase,
              maxLength: 100,
              required: true,
              placeholder: 'Guides, error codes, operations',
            }),
            h('button', 'Search'),
          ]),
          h('a', { href: '/docs' }, 'Reference'),
        ]),
        h('div', { class: 'columns' }, [
          h('nav', { ariaLabel: 'Guides' }, menu(current)),
          h('main', { id: 'content' }, [{ type: 'raw', value: content } as never]),
          ...(aside.length > 0 ? [h('aside', { ariaLabel: 'On this page' }, aside)] : []),
        ]),
      ]),
    ]),
  ]);
  return toHtml(page, { allowDangerousHtml: true });
};

export const guidePage = (name: string, { title, html, headings }: RenderedGuide): string => {
  const list = headings.map(({ id, text }) => h('li', h('a', { href: `#${id}` }, text)));
  const source = h('p', { class: 'source' }, h('a', { href: `/docs/${name}.md` }, 'This page as Markdown'));
  return frame({
    title,
    current: name,
    content: html + toHtml(source),
    aside: headings.length > 1 ? [h('h2', 'On this page'), h('ul', list)] : [],
  });
};

export const searchPage = (phrase: string, hits: readonly Hit[]): string => {
  const summary = hits.length === 0 ? 'Nothing found. Try another word, or the reference.' : `${hits.length} found`;
  const content = h(null, [
    h('h1', phrase === '' ? 'Search' : `Search: ${phrase}`),
    h('p', { role: 'status' }, phrase === '' ? 'Type a word, an error code or an operation.' : summary),
    ...(hits.length > 0
      ? [
          h(
            'ol',
            { class: 'hits' },
            hits.map(({ title, url, excerpt }) => h('li', [h('a', { href: url }, title), h('p', excerpt)])),
          ),
        ]
      : []),
  ]);
  return frame({ title: 'Search', phrase, content: toHtml(content) });
};
