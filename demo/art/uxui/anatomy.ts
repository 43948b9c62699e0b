import { fonts, times } from '../scene.ts';
import { board as c } from './palette.ts';

const note = (x: number, y: number, number: string, text: string, english: string) =>
  `<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="${c.marigold}" stroke-width="2.200"/><text x="${x}" y="${y + 8}" text-anchor="middle" font-size="24" font-weight="600" fill="${c.marigold}" font-family="${fonts.banglaSans}">${number}</text><text x="${x + 36}" y="${y + 2}" font-size="27" font-weight="500" fill="${c.paper}" font-family="${fonts.banglaSans}">${text}</text><text x="${x + 36}" y="${y + 30}" font-size="19" fill="#9fb0b8">${english}</text>`;

/** One large button in its parts: measures, guides and numbers, for the left of a 1200 x 900 picture. */
export function buttonAnatomy(): string {
  const [x, y, width, height] = [96, 356, 520, 150];
  const grid = `${times(29, (index) => `M${index * 40 + 16} 0V900`)}${times(22, (index) => `M0 ${index * 40 + 36}H1200`)}`;
  const pad = 64;
  return `<path d="${grid}" stroke="#22313c" stroke-width="1"/>
<g stroke="${c.blue}" stroke-width="1.600" stroke-dasharray="9 8" fill="none"><path d="M${x} 190V700M${x + width} 190V700M40 ${y}H690M40 ${y + height}H690"/></g>
<rect x="${x - 18}" y="${y - 18}" width="${width + 36}" height="${height + 36}" rx="52" fill="none" stroke="${c.blue}" stroke-width="5"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="38" fill="${c.marigold}"/>
<rect x="${x}" y="${y}" width="${pad}" height="${height}" rx="0" fill="${c.red}" opacity=".22" clip-path="inset(0 round 38px 0 0 38px)"/><rect x="${x + width - pad}" y="${y}" width="${pad}" height="${height}" fill="${c.red}" opacity=".22" clip-path="inset(0 round 0 38px 38px 0)"/>
<g fill="none" stroke="${c.ink}" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x + pad} ${y + 44})"><path d="M31 2v38M14 24l17 17 17-17M4 44v12a5 5 0 0 0 5 5h44a5 5 0 0 0 5-5V44"/></g>
<text x="${x + pad + 96}" y="${y + 97}" font-family="${fonts.banglaSans}" font-weight="650" font-size="64" fill="${c.ink}">সংরক্ষণ</text>
<g stroke="${c.red}" stroke-width="2.600" fill="none"><path d="M${x} ${y + height + 44}h${pad}M${x} ${y + height + 34}v20M${x + pad} ${y + height + 34}v20"/><path d="M${x - 44} ${y}v${height}M${x - 54} ${y}h20M${x - 54} ${y + height}h20"/></g>
<text x="${x + pad / 2}" y="${y + height + 84}" text-anchor="middle" font-size="25" font-weight="700" fill="#ef7a5f">24</text><text x="${x - 54}" y="${y + height / 2 + 8}" text-anchor="end" font-size="25" font-weight="700" fill="#ef7a5f">48</text>
<g stroke="${c.marigold}" stroke-width="2" fill="none"><path d="M190 237V${y + 40}M420 237V${y + 52}M${x + width - 60} ${y + height}V664M250 664V${y + height + 18}"/></g>
${note(190, 216, '১', 'আইকন', 'Icon')}${note(420, 216, '২', 'লেখা', 'Label')}${note(250, 686, '৩', 'ফোকাস রেখা', 'Focus ring')}${note(x + width - 60, 686, '৪', 'ঘের', 'Container')}`;
}
