import type { Browser } from 'playwright';
import { serveFonts } from '../screenshot.ts';

interface Stage {
  /** The picture as PNG. */
  draw: (content: string) => Promise<Buffer>;
  save: (content: string, path: string) => Promise<void>;
}

/** A page that stays open and renders one picture after another. */
export async function openStage(browser: Browser, size: { width: number; height: number }): Promise<Stage> {
  const page = await browser.newPage({ viewport: size });
  const open = '<svg id="stage" style="display:block" width="1280" height="720" viewBox="0 0 1280 720"></svg>';
  const warm = `<p style="position:absolute;opacity:0">অ<b style="font-family:'Tiro Bangla'">অ</b><b style="font-family:'Anek Bangla'">অ</b></p>`;
  await serveFonts(
    page,
    `<!doctype html><html lang="en"><link rel="stylesheet" href="/fonts.css"><body style="margin:0;overflow:hidden;background:#071a20">${open}${warm}</body></html>`,
  );
  await page.evaluate('document.fonts.ready.then(() => true)');
  const show = (content: string) =>
    page.evaluate((inside) => {
      const stage = document.getElementById('stage');
      if (stage) stage.innerHTML = inside;
    }, content);
  return {
    draw: async (content) => {
      await show(content);
      return page.screenshot({ type: 'png' });
    },
    save: async (content, path) => {
      await show(content);
      await page.screenshot({ type: 'png', path });
    },
  };
}
