import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { markAsFacturX } from './factur-x.ts';
import { drawRiver, drawSeal } from './paper-art.ts';
import { readFonts } from './paper-fonts.ts';

/** In millimetres; the official form is in landscape format. */
const A4 = { width: 210, height: 297 };

const mainFileContent = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8');

const { at, eInvoice, ...paper } = JSON.parse(await text(process.stdin));
const { form, letterhead } = paper;
const { width, height } = A4;
const river = drawRiver(letterhead.accent, form === null ? width : height);
const written = JSON.stringify({ ...paper, art: { river, seal: drawSeal(letterhead.accent) } });
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts(written) }] });
// The same time, and therefore the same bytes, however often it is rendered.
const document = { mainFileContent, inputs: { paper: written, 'e-invoice': eInvoice ?? '' } };
const render = (pdfStandard: string) => compiler.pdf(document, { pdfStandard, creationTimestamp: at });

let file: Buffer;
try {
  // For archives and screen readers: tagged, and with the text behind a rendered conjunct. Only its third part holds other files.
  file = render(eInvoice === undefined ? 'a-2a' : 'a-3a');
} catch {
  // The archive format rejects characters without a glyph in our fonts. This one is tagged as well.
  file = render('1.7');
}
process.stdout.write(eInvoice === undefined ? file : markAsFacturX(file));
