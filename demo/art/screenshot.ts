import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { fontFile, fontStyles } from './fonts.ts';
import type { Scene } from './scene.ts';

const origin = 'http://scene.invalid';
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** Starts the browser that renders the scenes: PLAYWRIGHT_CHROMIUM_EXECUTABLE, the system's, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE ?? systemBrowsers.find(existsSync);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
}

/** Opens a page of `html` with the faces of `fonts.css`. All other requests are blocked. */
export async function serveFonts(page: Page, html: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const path = route.request().url().replace(origin, '');
    if (path === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    if (path === '/fonts.css') return route.fulfill({ contentType: 'text/css', body: fontStyles });
    const font = await fontFile(Number(/^\/fonts\/(\d+)\.woff2$/.exec(path)?.[1] ?? -1));
    return font ? route.fulfill({ contentType: 'font/woff2', body: font }) : route.abort();
  });
  await page.goto(`${origin}/`);
}

/**
 * Renders one scene at its full size and returns the PNG. It is rendered at twice the size and scaled down, which keeps
 * hairlines and rotated text clean. A scene that draws with a script sets `globalThis.drawn` to a promise.
 */
export async function screenshot(browser: Browser, scene: Scene): Promise<Buffer> {
  const viewport = { width: scene.width, height: scene.height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  try {
    await serveFonts(page, scene.html);
    await page.evaluate('Promise.all([document.fonts.ready, globalThis.drawn]).then(() => true)');
    const large = await page.screenshot({ type: 'png' });
    return await sharp(large).resize({ width: scene.width, kernel: 'lanczos3' }).png().toBuffer();
  } finally {
    await page.close();
  }
}
