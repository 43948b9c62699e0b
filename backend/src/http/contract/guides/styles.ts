/** Light and dark by the system, and without menu and search on paper. */
export const GUIDE_STYLES = `:root {
  color-scheme: light dark;
  --text: #1c1917; --soft: #57534e; --line: #e7e5e4; --page: #fff; --panel: #f5f5f4; --link: #1d4ed8; --string: #15603a; --word: #7c2d8e; --number: #9a3412;
}
@media (prefers-color-scheme: dark) {
  :root { --text: #e7e5e4; --soft: #a8a29e; --line: #3a3633; --page: #161413; --panel: #211f1d; --link: #93c5fd; --string: #86d6a5; --word: #dba8ec; --number: #fdba74; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.65 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: 0.5rem 1rem; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; padding: 0.75rem 1.5rem; border-bottom: 1px solid var(--line); }
.home { font-weight: 700; font-size: 1.15rem; color: inherit; text-decoration: none; }
form { display: flex; flex: 1 1 16rem; max-width: 30rem; gap: 0.5rem; }
form label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
input, button { min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: inherit; font: inherit; }
input { flex: 1; min-width: 0; }
button { cursor: pointer; }
.columns { display: grid; grid-template-columns: 13rem minmax(0, 46rem) 12rem; gap: 3rem; max-width: 80rem; margin: 0 auto; padding: 2rem 1.5rem 5rem; }
nav h2, aside h2 { margin: 0 0 0.35rem; font-size: 0.8rem; font-weight: 600; color: var(--soft); }
nav ul, aside ul { margin: 0 0 1.5rem; padding: 0; list-style: none; font-size: 0.95rem; }
nav li a, aside li a { display: block; padding: 0.2rem 0; color: var(--text); text-decoration: none; }
nav li a:hover, aside li a:hover { text-decoration: underline; }
nav [aria-current] { font-weight: 650; color: var(--link); }
aside { position: sticky; top: 1rem; align-self: start; }
main { min-width: 0; overflow-wrap: break-word; }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.2; text-wrap: balance; }
main h2 { margin: 2.5rem 0 0.75rem; font-size: 1.35rem; line-height: 1.3; }
main h3 { margin: 2rem 0 0.5rem; font-size: 1.1rem; }
.anchor { margin-left: 0.4rem; color: var(--soft); text-decoration: none; opacity: 0; }
:is(h2, h3):hover .anchor, .anchor:focus { opacity: 1; }
code { font: 0.875em/1.5 ui-monospace, monospace; }
:not(pre) > code { padding: 0.1em 0.3em; border-radius: 4px; background: var(--panel); }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tr:target { background: var(--panel); }
.hljs-string, .hljs-attr + .hljs-string { color: var(--string); }
.hljs-keyword, .hljs-built_in, .hljs-literal, .hljs-attr { color: var(--word); }
.hljs-number, .hljs-variable { color: var(--number); }
.hljs-comment { color: var(--soft); }
.source { margin-top: 3rem; font-size: 0.9rem; }
.hits { padding-left: 1.25rem; }
.hits p { margin: 0.1rem 0 1rem; color: var(--soft); }
@media (max-width: 70rem) { .columns { grid-template-columns: 13rem minmax(0, 1fr); } aside { display: none; } }
@media (max-width: 46rem) {
  .columns { display: flex; flex-direction: column; gap: 2rem; padding-top: 1.25rem; }
  nav { order: 1; display: grid; grid-template-columns: repeat(2, 1fr); gap: 0 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
  nav li a { padding: 0.4rem 0; }
}
@media print {
  :root { --text: #000; --soft: #333; --line: #999; --page: #fff; --panel: #fff; --link: #000; --string: #000; --word: #000; --number: #000; }
  header, nav, aside, .skip, .anchor, .source { display: none; }
  .columns { display: block; padding: 0; }
  pre { white-space: pre-wrap; }
  pre, tr { break-inside: avoid; }
  main a[href^='http']::after { content: ' (' attr(href) ')'; }
}
`;
