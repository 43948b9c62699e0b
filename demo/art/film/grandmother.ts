import { type Face, head, neck, type Skin } from '../portrait.ts';
import { glasses, torso } from '../portrait-parts.ts';
import { bangla, fonts, n, times } from '../scene.ts';
import { between, camera, mix, settle, smooth } from './motion.ts';

const serif = fonts.banglaSerif.replaceAll("'", '');
const sans = fonts.banglaSans.replaceAll("'", '');

const skin: Skin = { base: '#b97f56', shade: '#96603d', deep: '#522c1d', lip: '#94534a' };
const silver = { base: '#d3d1c9', shade: '#aaa8a0' };

const n2 = (value: number) => Math.round(value * 100) / 100;

/** @param smile from 0 to 1 */
const face = (smile: number): Face => ({
  skin,
  temple: 92,
  jaw: 71,
  chin: 29,
  length: 418,
  turn: 14,
  brow: { colour: '#a9a69d', weight: 5, lift: n2(mix(-1, 6, smile)) },
  eye: { colour: '#2f1e17', open: n2(mix(9, 12, smile)), lash: 0 },
  nose: { wing: 23, length: 60 },
  mouth: { half: n2(mix(27, 33, smile)), full: 7, smile: n2(mix(1, 9, smile)) },
});

const wrinkles = `<g stroke="${skin.deep}" stroke-width="2.4" fill="none" stroke-linecap="round" opacity="0.3"><path d="M-58 226C-30 218 10 218 46 224M-48 208C-20 202 14 202 38 206M-80 300L-92 294M-80 308L-94 308M-79 316L-91 321M100 300L108 294M-28 356C-40 368-44 380-42 394M60 356C72 368 76 380 73 394"/></g>`;

/** Eyelids that close for a tenth of a second. */
const blink = (t: number) => {
  const shut = Math.max(0, 1 - Math.abs(((t + 0.4) % 2.9) - 1.6) / 0.09);
  if (shut === 0) return '';
  const lid = (x: number) =>
    `<ellipse cx="${x}" cy="286" rx="24" ry="${n(14 * shut)}" fill="${skin.shade}"/><path d="M${x - 20} 290C${x - 8} 297 ${x + 10} 297 ${x + 21} 289" stroke="#1a110e" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  return `${lid(-31)}${lid(59)}`;
};

/** White cotton with a green border, drawn over her hair. */
const sari = `<path d="M4 96C-84 92-138 152-142 246C-146 330-136 400-150 470C-190 512-256 540-282 660H290C268 548 210 508 164 472C150 404 158 330 150 250C142 152 92 98 4 96ZM6 156C58 156 96 190 104 250C110 300 104 360 92 410C60 470-44 470-76 410C-90 360-96 300-92 250C-86 190-46 156 6 156Z" fill="#f4efe2" fill-rule="evenodd"/>
<path d="M6 156C58 156 96 190 104 250C110 300 104 360 92 410L112 430C126 370 130 300 124 246C114 174 64 134 6 134C-52 134-104 174-112 246C-118 300-112 370-98 430L-76 410C-90 360-96 300-92 250C-86 190-46 156 6 156Z" fill="#0d6b4e"/>
<path d="M6 163C54 163 90 195 98 252C103 300 98 356 88 402M6 163C-42 163-80 195-86 252C-91 300-84 356-74 402" fill="none" stroke="#f3aa2f" stroke-width="3"/>
<path d="M150 250C158 330 150 404 164 472C210 508 268 548 290 660H196C190 590 150 520 118 470C136 400 138 330 132 262C124 190 96 140 60 112C114 136 144 182 150 250Z" fill="#d8d0bc"/>
<path d="M-150 470C-120 540-40 590 60 612C130 626 190 640 230 660H160C60 650-90 610-176 500Z" fill="#d8d0bc"/><path d="M-164 486C-110 566-10 610 96 634" fill="none" stroke="#0d6b4e" stroke-width="9"/>`;

/** Her nose pin. */
const pin = `<circle cx="-8" cy="339" r="4" fill="#f3aa2f"/>`;

const hair = `<path d="M6 150C-44 150-84 182-92 246C-66 214-40 194-6 186C30 192 74 212 100 246C96 184 58 150 6 150Z" fill="${silver.base}"/><path d="M6 150C58 150 96 184 100 246C74 212 34 190-6 186C20 176 22 160 6 150Z" fill="${silver.shade}"/>`;

const woman = (t: number, smile: number) => {
  const her = face(smile);
  const nod = Math.sin(t * 0.9) * 1.2 + mix(2.5, -1, smile);
  return `${neck(her, 46)}${torso(214, 18, { base: '#f4efe2', shade: '#d8d0bc' })}<g transform="rotate(${n(nod)} 0 460)">${head(her, { over: wrinkles })}${hair}${blink(t)}${pin}${glasses(14, '#3b2a20', { w: 70, h: 52, radius: 24, width: 4 })}
<path d="M${n(mix(-64, -58, smile))} 276l26 26M${n(mix(28, 34, smile))} 276l26 26" stroke="#fff" stroke-width="5" opacity="0.28" stroke-linecap="round"/></g>${sari}`;
};

/** Rows of the month on the phone, small behind the day. */
const month = times(
  21,
  (i) =>
    `<text x="${-108 + (i % 7) * 36}" y="${150 + Math.floor(i / 7) * 34}" text-anchor="middle" font-family="${sans}" font-size="19" fill="#8fc9ac">${bangla(i + 1)}</text>`,
);

/** Her phone as she sees it: the day is enlarged in three steps. */
const phone = (t: number) => {
  const steps = [1.5, 2.3, 3.1];
  const grown = steps.reduce((size, at) => size + 0.3 * settle(between(t, at, at + 0.35)), 0);
  const size = mix(54, 168, grown / 0.9);
  const knob = mix(-92, 92, grown / 0.9);
  return `<g transform="rotate(-7)"><rect x="-172" y="-318" width="344" height="640" rx="44" fill="#0a1315"/><rect x="-158" y="-304" width="316" height="612" rx="32" fill="#124a42"/>
<path d="M-158-272a32 32 0 0 1 32-32H126a32 32 0 0 1 32 32V-196H-158Z" fill="#0d6b4e"/><text y="-232" text-anchor="middle" font-family="${serif}" font-size="40" fill="#fdf6e3">অগ্রহায়ণ</text>
<text y="${n(-40 + size * 0.22)}" text-anchor="middle" font-family="${serif}" font-size="${n(size)}" fill="#fdeab4">${bangla(9)}</text>
<text y="92" text-anchor="middle" font-family="${serif}" font-size="${n(mix(22, 34, grown / 0.9))}" fill="#bfe3cf">মঙ্গলবার</text><g opacity="0.8">${month}</g>
<path d="M-100 262H100" stroke="#2f7a69" stroke-width="6" stroke-linecap="round"/><path d="M-100 262H${n(knob)}" stroke="#f3aa2f" stroke-width="6" stroke-linecap="round"/><circle cx="${n(knob)}" cy="262" r="14" fill="#f3aa2f"/>
<text x="-128" y="268" text-anchor="middle" font-family="${serif}" font-size="18" fill="#bfe3cf">অ</text><text x="130" y="272" text-anchor="middle" font-family="${serif}" font-size="32" fill="#bfe3cf">অ</text></g>`;
};

/** Her thumb and fingers at the phone's edge. */
const fingers = `<g transform="rotate(-7)"><path d="M-184 96C-214 110-216 150-186 154L-148 142C-136 130-140 108-156 102ZM-186 158C-214 172-214 208-186 212L-150 200C-138 188-142 166-158 160ZM-182 216C-206 230-206 262-180 266L-148 254C-138 244-142 224-156 218Z" fill="${skin.base}" stroke="${skin.shade}" stroke-width="3"/></g>`;

const sway = (t: number) => Math.sin(t * 0.8) * 8;

const morning = (t: number) =>
  `<rect width="1280" height="720" fill="#e8c98e"/><path d="M0 520H1280V720H0Z" fill="#c99a62"/><path d="M0 520H1280V530H0Z" fill="#f0dcae"/>
<g transform="translate(60 70)"><rect width="300" height="400" fill="#7d5a3d"/><rect x="14" y="14" width="272" height="372" fill="#bfe0cf"/><path d="M14 250C80 220 160 244 286 226V386H14Z" fill="#6fae8c"/><path d="M14 300C110 280 190 306 286 286V386H14Z" fill="#3d8a6a"/>
<circle cx="206" cy="110" r="40" fill="#fdeab4"/><path d="M150 14V386M14 190H286" stroke="#7d5a3d" stroke-width="10"/></g>
<path d="M40 40H150C${n(140 + sway(t))} 200 ${n(150 + sway(t) * 1.6)} 380 ${n(104 + sway(t) * 2)} 540H20Z" fill="#d9825b"/><path d="M40 40H92C${n(86 + sway(t))} 200 ${n(92 + sway(t) * 1.5)} 380 ${n(58 + sway(t) * 2)} 540H20Z" fill="#c06c47"/>
<path d="M360 90L1000 720H520L360 420Z" fill="#fdf1c9" opacity="0.34"/>${times(12, (i) => `<circle cx="${n(420 + ((i * 97 + t * 9) % 460))}" cy="${n(180 + ((i * 61 + t * (5 + (i % 3) * 3)) % 420))}" r="${1.6 + (i % 3) * 0.7}" fill="#fff6d6" opacity="0.75"/>`)}`;

const chair = `<path d="M250 330C250 270 310 246 470 246S690 270 690 330V720H250Z" fill="#0d5a48"/><path d="M278 346C278 300 330 280 470 280S662 300 662 346V720H278Z" fill="#13705a"/>`;

/** She enlarges the letters until she can read the day, and smiles. @param t seconds, from 0 to 6 */
export const grandmother = (t: number): string => {
  const smile = smooth(between(t, 2.9, 3.9));
  return camera(
    `${morning(t)}${chair}<g transform="translate(470 60) scale(1.02)">${woman(t, smile)}</g><g transform="translate(${n(940 + Math.sin(t * 1.1) * 3)} ${n(mix(420, 392, settle(between(t, 0, 1.2))) + Math.sin(t * 1.4) * 3)})">${phone(t)}${fingers}</g>`,
    mix(640, 660, smooth(between(t, 0, 6))),
    mix(360, 352, smooth(between(t, 0, 6))),
    mix(1, 1.07, smooth(between(t, 0, 6))),
  );
};
