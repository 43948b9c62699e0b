// Which rasteriser draws the pictures: the same browser can render text differently on another machine.
import { createHash } from 'node:crypto';
import { chromium } from 'playwright';
import { launchOptions } from '../../frontend/browser.ts';

/** Text, gradients, rounded edges and shadows in one small page. */
const PROBE = `<body style="margin:0;width:360px;height:120px;background:linear-gradient(100deg,#0b6b4f,#fbfdfc)">
<p style="font:17px/1.4 sans-serif;margin:8px;padding:8px;border-radius:9px;box-shadow:0 3px 9px #2236">Handgloves 0123 — fi ÅÉ</p>
<p style="font:italic 13px/1.4 serif;margin:8px">Sphinx of black quartz, judge my vow</p></body>`;

/**
 * Starts a separate browser: another page in the runner's would take the window from the stories.
 * @returns {Promise<string>} equal for two machines that draw the same pixels
 */
export const readRenderer = async () => {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 120 } });
    await page.setContent(PROBE);
    const picture = await page.screenshot();
    return `${browser.version()} ${createHash('sha256').update(picture).digest('hex').slice(0, 16)}`;
  } finally {
    await browser.close();
  }
};
