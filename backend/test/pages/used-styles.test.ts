import { describe, expect, it } from 'vitest';
import { usedStyles } from '../../src/pages/used-styles.ts';

const used = (css: string, html: string) => usedStyles(css)(html);

describe('usedStyles', () => {
  it('keeps what the page names and leaves out what it does not', () => {
    expect(used('.a{color:red}.b{color:blue}', '<p class="a">')).toBe('.a{color:red}');
    expect(used('.a .b{top:0}.a,.c{top:1px}', '<p class="a">')).toBe('.a,.c{top:1px}');
  });

  it('keeps everything without a class: elements, fonts, properties, order of layers', () => {
    const css =
      '@layer base,utilities;@font-face{font-family:"A;}"}:root{--a:1}body{margin:0}@property --x{syntax:"*"}';
    expect(used(css, '')).toBe(css);
  });

  it('reads names as they are written in markup', () => {
    const css = '.hover\\:up:hover{top:0}.w-1\\/2{width:50%}.\\32 xl{top:0}.\\[\\&\\>p\\]\\:m{margin:0}.p-1\\.5{top:0}';
    const html = '<p class="hover:up w-1/2 2xl [&amp;&gt;p]:m p-1.5">';
    expect(used(css, html)).toBe(css);
    expect(used(css, '<p class="hover:up">')).toBe('.hover\\:up:hover{top:0}');
  });

  it('does not ask for the classes inside :is, :not and :where', () => {
    const css = '.a:not(.b){top:0}.d:is(.dark *,.c:where(.e)){top:0}';
    expect(used(css, '<p class="a d">')).toBe(css);
  });

  it('looks into conditions and drops empty ones, but never a layer', () => {
    const css = '@layer x{.a{top:0}}@media (min-width:1px){.b{top:0}@supports (top:0){.c{top:0}}}';
    expect(used(css, '<p class="c">')).toBe('@layer x{}@media (min-width:1px){@supports (top:0){.c{top:0}}}');
    expect(used(css, '')).toBe('@layer x{}');
  });

  it('keeps nested rules with their rule', () => {
    const css = '.a{top:0;&:hover{top:1px}@media print{top:2px}}.b{top:0}';
    expect(used(css, '<p class="a">')).toBe('.a{top:0;&:hover{top:1px}@media print{top:2px}}');
  });
});
