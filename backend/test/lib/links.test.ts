import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderMarkdown } from '../../../contract/markdown/render.ts';
import { isSitePath, isTextLink, isWebLink } from '../../../contract/rules/links.ts';

const WEB = [
  'https://shop.example',
  'https://shop.example/a?b=c#d',
  'https://shop.example:8443/a',
  'https://বাংলা.example/ক',
  'https://a.example/@name',
];
const PATHS = ['/', '/blog', '/product/7?tab=a#b'];
const TRICKS = [
  '/\\evil.example',
  '//evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://a:b@evil.example',
  'https://bank.example@evil.example',
  'https:\\\\evil.example',
  'https://evil.example\\@shop.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://evil.example',
  'https://evil',
  '',
];

describe('allowed link targets', () => {
  it.each(WEB)('%s is a URL', (address) => expect([isWebLink(address), isSitePath(address)]).toEqual([true, false]));
  it.each(PATHS)('%s is a path', (address) => expect([isWebLink(address), isSitePath(address)]).toEqual([false, true]));
  it.each(TRICKS)('%j is neither', (address) => {
    expect([isWebLink(address), isSitePath(address), isTextLink(address)]).toEqual([false, false, false]);
  });

  it('in every URL field of an admin form', () => {
    const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
    const patterns: string[] = [];
    JSON.stringify(parse(contract).components.schemas, (key, value) => {
      if (key === 'pattern' && /^\^\(?https/.test(value) && !/youtube/.test(value)) patterns.push(value);
      return value;
    });
    expect(patterns.length).toBeGreaterThan(4);
    for (const pattern of patterns) {
      const form = new RegExp(pattern, 'u');
      for (const address of TRICKS.filter(Boolean)) expect(form.test(address), `${pattern} ${address}`).toBe(false);
      for (const address of WEB) expect(form.test(address), `${pattern} ${address}`).toBe(true);
    }
  });

  it('in Markdown', () => {
    const shown = (address: string) => renderMarkdown(`[words](<${address}>)`, []).html;
    for (const address of ['https://a:b@evil.example', '//evil.example', 'https://bank.example@evil.example/x']) {
      expect(shown(address), address).not.toContain('href');
    }
    for (const address of [
      ...PATHS,
      'https://shop.example/a',
      'http://shop.example',
      '#part',
      'mailto:a@b.example',
      'tel:+8801',
    ]) {
      expect(shown(address), address).toContain('href');
    }
  });
});
