import type { Options } from 'rehype-sanitize';

const CODE = /^(?:language-[\w+#.-]{1,40}|hljs(?:-[a-z_-]+)?|[a-z]+_)$/;

/**
 * All that may stand in rendered text. Elements and attributes that are not here are taken out, whatever the steps before
 * have made; nothing carries `style`, event handlers or an address with another scheme.
 */
export const schema: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'del', 'sup', 'blockquote'],
    ...['ul', 'ol', 'li', 'input', 'a', 'pre', 'code', 'span', 'div', 'section'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'picture', 'source', 'img'],
  ],
  attributes: {
    '*': ['id', 'lang'],
    a: ['href', 'title', 'rel', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    code: [['className', CODE]],
    div: [
      ['className', 'md-table', 'md-noted', 'md-notes', 'md-note'],
      ['role', 'region', 'note'],
      'ariaLabel',
      ['tabIndex', 0],
    ],
    figure: [['className', 'md-figure']],
    h2: [['className', 'sr-only']],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    input: ['ariaLabel', ['type', 'checkbox'], ['disabled', true], ['checked', true]],
    li: [['className', 'task-list-item']],
    ol: ['start', ['className', 'contains-task-list']],
    pre: ['dataLanguage', ['tabIndex', 0]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    source: ['type', 'srcSet', 'sizes'],
    span: [['className', CODE]],
    td: [['align', 'left', 'right', 'center']],
    th: [
      ['align', 'left', 'right', 'center'],
      ['scope', 'col'],
    ],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  ancestors: {
    li: ['ul', 'ol'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  // Ids are our own and have a beginning that nothing else on a page has.
  clobber: [],
  strip: ['script', 'style'],
};
