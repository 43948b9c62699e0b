import { fonts, n, times } from '../scene.ts';
import { board as c } from './palette.ts';

/** A closed wave line around an ellipse, the guilloche of certificates. */
function guilloche(cx: number, cy: number, r: number, depth: number, lobes: number, lines: number): string {
  return times(lines, (line) => {
    const phase = (line / lines) * Math.PI * 2;
    const points = Array.from({ length: 241 }, (_, index) => {
      const angle = (index / 240) * Math.PI * 2;
      const radius = r + depth * Math.sin(lobes * angle + phase);
      return `${n(cx + Math.cos(angle) * radius)} ${n(cy + Math.sin(angle) * radius)}`;
    });
    return `<path d="M${points.join('L')}Z"/>`;
  });
}

/** The certificate of the course, 900 x 640. */
export function certificate(name: string): string {
  const wave = (y: number, flip: number) =>
    times(5, (line) => {
      const points = Array.from(
        { length: 151 },
        (_, index) => `${n(40 + index * (820 / 150))} ${n(y + Math.sin(index * 0.42 + line * 0.63) * 13 * flip)}`,
      );
      return `<path d="M${points.join('L')}"/>`;
    });
  return `<svg width="900" height="640" viewBox="0 0 900 640" style="background:${c.paper};box-shadow:22px 34px 54px -16px rgba(50,26,0,.55),6px 10px 16px -6px rgba(50,26,0,.3)">
<g fill="none" stroke="${c.amber}" stroke-width="1.300">${wave(48, 1)}${wave(592, -1)}</g><rect x="30" y="74" width="840" height="492" fill="none" stroke="${c.ink}" stroke-width="2.400"/>
<text x="84" y="176" font-family="${fonts.banglaSerif}" font-size="68" fill="${c.ink}">সনদপত্র</text><text x="86" y="216" font-size="23" fill="${c.soft}">Certificate of completion</text>
<text x="84" y="326" font-family="${fonts.display}" font-weight="720" font-size="62" letter-spacing="-1.200" fill="${c.ink}">${name}</text><path d="M84 348H600" stroke="${c.ink}" stroke-width="1.600"/>
<text x="84" y="394" font-size="24" fill="#3d474d">has finished all 48 lessons and the final project</text><text x="84" y="426" font-size="24" fill="#3d474d">of Learn UX UI Design Bangla.</text>
<path d="M92 498c16-34 30-40 32-22s-18 30-8 30 22-30 30-30-2 26 8 26 16-22 24-22 0 20 10 20 18-14 40-16" fill="none" stroke="${c.ink}" stroke-width="2.600" stroke-linecap="round"/><path d="M84 520H300" stroke="${c.soft}" stroke-width="1.200"/><text x="84" y="546" font-size="17" fill="${c.soft}">Nodi Studio, Rajshahi</text>
<g fill="none" stroke="${c.red}" stroke-width="1.500">${guilloche(724, 428, 84, 12, 18, 5)}${guilloche(724, 428, 54, 9, 12, 4)}</g><circle cx="724" cy="428" r="38" fill="${c.red}"/><path d="m707 428 12 13 24-26" fill="none" stroke="${c.paper}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
