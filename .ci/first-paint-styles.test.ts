import { describe, expect, it } from 'vitest';
import { usedStyles } from '../backend/src/pages/document/used-styles.ts';
import { styleTable } from '../frontend/tools/style-table.ts';

const used = (css: string, html: string) => usedStyles(styleTable(css))(html);

describe('usedStyles', () => {
  it('keeps the rules that the page uses and drops the rest, also within a selector list', () => {
    expect(used('.a{color:red}.b{color:blue}', '<p class="a">')).toBe('.a{color:red}');
    expect(used('.a .b{top:0}.a,.c{top:1px}', '<p class="a">')).toBe('.a{top:1px}');
    expect(used('p{top:0}table td{top:0}.a>ul{top:0}', '<p class="a">')).toBe('p{top:0}');
    expect(used('[aria-label="a table"]{top:0}', '<p>')).toBe('[aria-label="a table"]{top:0}');
    expect(used(':is(.a>*):first-child{top:0}:is(.b>*){top:0}', '<p class="a">')).toBe(':is(.a>*):first-child{top:0}');
    expect(used(':is(.b,p){top:0}', '<p>')).toBe(':is(.b,p){top:0}');
  });

  it('keeps rules that apply to no element: layer order, fonts', () => {
    const css = '@layer base,utilities;@font-face{font-family:"A;}"}';
    expect(used(css, '')).toBe(css);
  });

  it('follows custom properties and drops those that no remaining rule references', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px}@property --b{syntax:"*"}@property --c{syntax:"*"}.x{top:var(--a)}';
    expect(used(css, '<p class="x">')).toBe(':root{--a:var(--b);--b:1px}@property --b{syntax:"*"}.x{top:var(--a)}');
    expect(used(css, '<p>')).toBe('');
    expect(used(css, '<path stroke="var(--c)">')).toBe(':root{--c:2px}@property --c{syntax:"*"}');
  });

  it('keeps keyframes only when an animation uses them, also through a custom property', () => {
    const css = '@keyframes in{to{top:0}}@keyframes out{to{top:1px}}';
    expect(used(`${css}.a{animation:in 1s}`, '<p class="a">')).toBe('@keyframes in{to{top:0}}.a{animation:in 1s}');
    const named = ':root{--animate-out:out 1s}.b{animation:var(--animate-out)}';
    expect(used(css + named, '<p class="b">')).toBe(`@keyframes out{to{top:1px}}${named}`);
  });

  it('keeps pseudo-elements of form fields as long as the page has a field', () => {
    const css = '::placeholder{opacity:1}';
    expect(used(css, '<textarea>')).toBe(css);
    expect(used(css, '<p>')).toBe('');
  });

  it('keeps rules for one input type only when the page has a field of that type', () => {
    const css = '::-webkit-date-and-time-value{top:0}::file-selector-button{top:0}';
    expect(used(css, '<input type="text">')).toBe('');
    expect(used(css, '<input type="date">')).toBe('::-webkit-date-and-time-value{top:0}');
  });

  it('keeps a font with a unicode range only when the page uses one of its characters', () => {
    const css = '@font-face{src:url(a);unicode-range:U+964-965,U+980-9FE,u+25cc}';
    expect(used(css, '<p>নদী</p>')).toBe(css);
    expect(used(css, '<p>River</p>')).toBe('');
  });

  it('leaves hover, print and forced-colors rules to the full style sheet', () => {
    const css = '@media (hover:hover){p:hover{top:0}}@media print{p{top:0}}@media (width>=1px){p{top:0}}';
    const own =
      '@media (forced-colors:active){p{top:0}}@media (prefers-contrast:more) and (forced-colors:none){p{top:0}}';
    expect(used(`${css}${own}`, '<p>')).toBe('@media (width>=1px){p{top:0}}');
  });

  it('leaves what older browsers get to the full style sheet', () => {
    expect(used('@supports not (top:0){p{top:0}}@supports (top:0){p{top:1px}}', '<p>')).toBe(
      '@supports (top:0){p{top:1px}}',
    );
  });

  it('unescapes class names to match the markup', () => {
    const css = '.hover\\:up:hover{top:0}.w-1\\/2{width:50%}.\\32 xl{top:0}.\\[\\&\\>p\\]\\:m{margin:0}.p-1\\.5{top:0}';
    const html = '<p class="hover:up w-1/2 2xl [&amp;&gt;p]:m p-1.5">';
    expect(used(css, html)).toBe(css);
    expect(used(css, '<p class="hover:up">')).toBe('.hover\\:up:hover{top:0}');
  });

  it('does not require the classes inside :is, :not and :where', () => {
    const css = '.a:not(.b){top:0}.d:is(.dark *,.c:where(.e)){top:0}';
    expect(used(css, '<p class="a d">')).toBe(css);
  });

  it('requires the single class inside :has, unless it is negated or one of several', () => {
    const css = 'html:has(.b:popover-open) p{top:0}';
    expect(used(css, '<html><p class="b">')).toBe(css);
    expect(used(css, '<html><p class="a">')).toBe('');
    const others = '.a:not(:has(.b)){top:0}.a:has(.b,.c){top:0}';
    expect(used(others, '<p class="a">')).toBe(others);
  });

  it('looks inside conditional rules and drops empty ones, but never a layer', () => {
    const css = '@layer x{.a{top:0}}@media (min-width:1px){.b{top:0}@supports (top:0){.c{top:0}}}';
    expect(used(css, '<p class="c">')).toBe('@layer x;@media (min-width:1px){@supports (top:0){.c{top:0}}}');
    expect(used(css, '')).toBe('@layer x;');
  });

  it('keeps nested rules with their parent', () => {
    const css = '.a{top:0;&:hover{top:1px}@media print{top:2px}}.b{top:0}';
    expect(used(css, '<p class="a">')).toBe('.a{top:0;&:hover{top:1px}@media print{top:2px}}');
  });
});
