import type { Browser } from 'playwright';
import sharp from 'sharp';
import { brand, fonts, type Scene, scene } from '../scene.ts';
import { screenshot, serveFonts } from '../screenshot.ts';

/** The tools with which a sample download is printed or drawn. */
export interface Press {
  pdf: (html: string) => Promise<Buffer>;
  png: (drawing: Drawing) => Promise<Buffer>;
}

export interface Drawing {
  width: number;
  height: number;
  background: string;
  body: string;
  /** Number of palette colours; flat artwork needs few. */
  colours?: number;
}

const base = `@page{size:A4;margin:0}*{box-sizing:border-box;margin:0;padding:0}body{font:10.5pt/1.5 ${fonts.text};color:${brand.ink};font-variant-numeric:tabular-nums}
section{width:210mm;height:297mm;padding:18mm 18mm 14mm;display:flex;flex-direction:column;break-after:page;overflow:hidden}section:last-child{break-after:auto}
h1{font:650 25pt/1.1 ${fonts.display};letter-spacing:-.02em}h2{font:650 15pt/1.2 ${fonts.display};margin:5mm 0 2mm}p{max-width:150mm;margin-top:2mm}ol,ul{margin:2mm 0 0 5mm}li{margin-top:1mm}
table{border-collapse:collapse;width:100%;margin-top:5mm}th{font-size:8.5pt;text-align:left;font-weight:600;border-bottom:.4mm solid ${brand.ink};padding:1mm 2mm}td{border-bottom:.15mm solid #b9c4bf;padding:1mm 2mm;height:6.6mm}
footer{margin-top:auto;padding-top:4mm;font-size:8pt;color:#5b6a65;display:flex;justify-content:space-between}.lines{flex:1;margin-top:5mm;background:repeating-linear-gradient(#0000 0 7.85mm,#b9c4bf 7.85mm 8mm)}.box{border:.25mm solid ${brand.ink};flex:1;margin-top:5mm}svg{display:block}`;

/** The last line of every sheet. */
export const footer = (name: string, page: string | number): string =>
  `<footer><span>Nodi Studio · ${name}</span><span>${page}</span></footer>`;

/** One A4 sheet with its footer. */
export const sheet = (name: string, page: string | number, body: string): string =>
  `<section>${body}${footer(name, page)}</section>`;

const paperScene = ({ width, height, background, body }: Drawing): Scene =>
  scene({ key: 'goods', size: { width, height, widths: [width] }, background, body });

/** Prints A4 sheets and renders pictures with the studio's fonts. */
export const openPress = (browser: Browser): Press => ({
  pdf: async (html) => {
    const page = await browser.newPage();
    try {
      const head = `<meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><style>${base}</style>`;
      await serveFonts(page, `<!doctype html><html lang="en"><head>${head}</head><body>${html}</body></html>`);
      await page.evaluate('document.fonts.ready.then(() => true)');
      return await page.pdf({ preferCSSPageSize: true, printBackground: true });
    } finally {
      await page.close();
    }
  },
  png: async (drawing) =>
    sharp(await screenshot(browser, paperScene(drawing)))
      .png({ palette: true, colours: drawing.colours ?? 96, dither: 0, effort: 10 })
      .toBuffer(),
});
