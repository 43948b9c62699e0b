import { monthLengths, monthNames } from '../bangla/calendar.ts';
import { fonts } from '../scene.ts';
import { paper as c } from './palette.ts';

const BEFORE = [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 30];
const [LEFT, STEP] = [48, 92];

const label = (x: number, y: number, words: string, size: number, extra = '') =>
  `<text x="${x}" y="${y}" font-family="${fonts.text}" font-size="${size}" fill="${c.ink}" ${extra}>${words}</text>`;

/** A column as tall as the month is long; only its top is drawn, where months differ. */
const columns = (base: number, days: readonly number[], changed: boolean) =>
  days
    .map((length, index) => {
      const height = 84 + (length - 29) * 34;
      const isNew = changed && length !== BEFORE[index];
      const x = LEFT + index * STEP;
      return `<rect x="${x}" y="${base - height}" width="${STEP - 12}" height="${height}" rx="6" fill="${isNew ? c.coral : changed ? c.green : c.pale}"/>${label(x + (STEP - 12) / 2, base - height + 46, String(length), 34, `text-anchor="middle" font-weight="700" ${changed ? `style="fill:${c.ground}"` : ''}`)}`;
    })
    .join('');

/** The twelve months before and after the reform: Ashwin has gained a day, Falgun has lost one. */
export const reformFigure = (): string =>
  `<rect width="1200" height="700" fill="${c.ground}"/>
${label(LEFT, 62, '1987 to 2019', 30, `font-weight="700" font-family="${fonts.display}"`)}${columns(280, BEFORE, false)}
${label(LEFT, 366, 'Since 16 October 2019', 30, `font-weight="700" font-family="${fonts.display}"`)}${columns(584, monthLengths, true)}
<path d="M${LEFT} 286H1144M${LEFT} 590H1144" stroke="${c.ink}" stroke-width="3"/>
${monthNames.map((month, index) => `<text x="${LEFT + index * STEP + (STEP - 12) / 2}" y="632" text-anchor="middle" font-family="${fonts.banglaSans}" font-size="25" fill="${c.ink}">${month}</text>`).join('')}
${label(LEFT + 5 * STEP + 40, 674, '+ 1 day', 23, `style="fill:${c.coral}" font-weight="700" text-anchor="middle"`)}${label(LEFT + 10 * STEP + 40, 674, '− 1, in leap years 30', 23, `style="fill:${c.coral}" font-weight="700" text-anchor="middle"`)}`;
