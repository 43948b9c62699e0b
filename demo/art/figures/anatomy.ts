import { fonts } from '../scene.ts';
import { paper as c } from './palette.ts';

const note = (y: number, words: string, colour: string) =>
  `<path d="M40 ${y}H1160" stroke="${colour}" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/><text x="40" y="${y - 12}" font-family="${fonts.text}" font-size="25" fill="${c.ink}">${words}</text>`;

/** A Bangla word between its guide lines, with a Latin one of the same size next to it. */
export const anatomyFigure = (): string =>
  `<rect width="1200" height="700" fill="${c.ground}"/>
<text x="300" y="470" font-family="${fonts.banglaSerif}" font-size="300" fill="${c.night}">মূর্তি</text>
<text x="800" y="470" font-family="${fonts.text}" font-size="300" font-weight="500" fill="${c.pale}">Hx</text>
${note(190, 'signs above', c.soft)}${note(284, 'matra, the headline', c.coral)}${note(470, 'base of the letters', c.soft)}${note(556, 'signs below', c.soft)}`;
