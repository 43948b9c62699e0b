import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const here = (path: string) => new URL(path, import.meta.url);
const fonts = readdirSync(here('./fonts')).sort();
const compiler = NodeCompiler.create({
  fontArgs: [{ fontBlobs: fonts.map((name) => readFileSync(here(`./fonts/${name}`))) }],
});
const mainFileContent = readFileSync(here('./paper.typ'), 'utf8');

const { at, ...paper } = JSON.parse(await text(process.stdin));
// The same time, and therefore the same bytes, however often it is rendered.
const document = { mainFileContent, inputs: { paper: JSON.stringify(paper) } };
const render = (pdfStandard: string) => compiler.pdf(document, { pdfStandard, creationTimestamp: at });

let file: Buffer;
try {
  // For archives and screen readers: tagged, and with the text behind a rendered conjunct.
  file = render('a-2a');
} catch {
  // The archive format rejects characters without a glyph in our fonts. This one is tagged as well.
  file = render('1.7');
}
process.stdout.write(file);
