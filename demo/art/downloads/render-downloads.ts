/**
 * Creates the sample downloads of the demo's customer: `npm run downloads -- <part of a name>` writes them to
 * `demo/content/files`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../screenshot.ts';
import { banglaCalendar, banglaWallpaper } from './bangla.ts';
import { designExercises, designWorkbook } from './design.ts';
import { kareemBackgrounds, kareemComplete, kareemPost } from './kareem.ts';
import { mehndiDesign, stencilGuide } from './mehndi.ts';
import { openPress, type Press } from './paper.ts';
import { fastingLog, ramadanCalendar } from './ramadan.ts';
import { testCard, upscalerStarter } from './upscaler.ts';

const downloads: Record<string, (press: Press) => Buffer | Promise<Buffer>> = {
  'ramadan-calendar-2025.zip': ramadanCalendar,
  'bangla-calendar-2025.zip': banglaCalendar,
  'ux-ui-design-workbook.pdf': designWorkbook,
  'mehndi-henna-design-01.png': mehndiDesign,
  'ramadan-kareem-backgrounds.zip': kareemBackgrounds,
  'ramadan-kareem-complete.zip': kareemComplete,
  'image-upscaler-starter.zip': upscalerStarter,
  'ramadan-fasting-log.pdf': fastingLog,
  'bangla-month-wallpaper.png': banglaWallpaper,
  'ux-ui-design-exercises.zip': designExercises,
  'mehndi-stencil-guide.pdf': stencilGuide,
  'ramadan-kareem-post.png': kareemPost,
  'image-upscaler-test-card.png': testCard,
};

const filter = process.argv[2] ?? '';
const folder = new URL('../../content/files/', import.meta.url);
const browser = await openBrowser();
try {
  const press = openPress(browser);
  for (const [name, make] of Object.entries(downloads)) {
    if (!name.includes(filter)) continue;
    const bytes = await make(press);
    await writeFile(fileURLToPath(new URL(name, folder)), bytes);
    process.stdout.write(`${name} ${Math.round(bytes.length / 1000)} kB\n`);
  }
} finally {
  await browser.close();
}
