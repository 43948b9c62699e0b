import { type Face, head, neck, type Skin } from './portrait.ts';
import { beard, glasses, torso } from './portrait-parts.ts';

const wheat: Skin = { base: '#d09a6e', shade: '#ae7850', deep: '#663a25', lip: '#a9524a' };
const tan: Skin = { base: '#bd8359', shade: '#9a633f', deep: '#573020', lip: '#8f4e40' };
const pale: Skin = { base: '#efc6a6', shade: '#d59f7c', deep: '#935f45', lip: '#c47566' };
const dark = { base: '#2a211e', shade: '#171110', light: '#4a3c36' };
const grey = { base: '#a8a7a0', shade: '#83837d', light: '#c9c8c0' };
const sand = { base: '#b98b4f', shade: '#94693a', light: '#d2a96b' };

const nusratFace: Face = {
  skin: wheat,
  temple: 93,
  jaw: 73,
  chin: 29,
  length: 428,
  turn: -8,
  brow: { colour: '#241915', weight: 5, lift: 2 },
  eye: { colour: '#33201a', open: 11, lash: 4, gaze: -2 },
  nose: { wing: 20, length: 56 },
  mouth: { half: 35, full: 14, smile: 11, teeth: true },
};

/** Nusrat Jahan: hair tied back, a cotton sari over the left shoulder. */
const nusrat = {
  pose: { lean: -4, wide: 1.08, tall: 0.96, scale: 1.36, x: 4 },
  background: '#f3dfc0',
  body: `<path d="M66 150C112 122 146 156 138 204C132 238 108 246 92 236Z" fill="${dark.shade}"/>${neck(nusratFace, 43)}${torso(198, 16, { base: '#7a2e38', shade: '#5d2029' })}<path d="M-62 462C-86 474-100 484-114 500C-166 524-206 570-216 660H168C120 610-10 560-62 462Z" fill="#e9dfca"/>
<path d="M-62 462C-10 560 120 610 168 660H120C60 624-50 560-86 472Z" fill="#7a2e38" stroke="#7a2e38"/>
<path d="M-86 472C-50 560 60 624 120 660H96C36 628-70 566-104 480Z" fill="#cdbf9f"/><path d="M-134 512C-110 580-40 630 10 664M-172 540C-152 596-110 636-70 664" fill="none" stroke="#cdbf9f" stroke-width="4"/>
${head(nusratFace)}
<path d="M-4 164C-50 172-84 214-94 296C-114 254-124 196-98 150C-74 108-30 94 8 96C70 98 114 140 116 204C116 244 108 274 99 298C94 222 56 176-4 164Z" fill="${dark.base}"/>
<path d="M-4 164C56 176 94 222 99 298C108 274 116 244 116 204C114 140 70 98 8 96C8 124 4 146-4 164Z" fill="${dark.shade}"/>
<path d="M-98 216C-90 160-58 122-16 112C-48 136-78 172-86 236Z" fill="${dark.light}"/><circle cx="-96" cy="340" r="6.5" fill="#f3aa2f"/>
<circle cx="94" cy="340" r="6.5" fill="#d88f1f"/>`,
};

const arifFace: Face = {
  skin: tan,
  temple: 99,
  jaw: 84,
  chin: 38,
  length: 432,
  turn: 8,
  brow: { colour: '#6e6a64', weight: 8, lift: -1 },
  eye: { colour: '#2f1e17', open: 8.5, lash: 0 },
  nose: { wing: 26, length: 60 },
  mouth: { half: 33, full: 8, smile: 5 },
};

/** Arif Chowdhury: grey hair, moustache, reading glasses, a printer's blue shirt. */
const arif = {
  pose: { lean: 2, wide: 1.12, tall: 0.99, scale: 1.31, x: -4 },
  background: '#22484c',
  body: `${neck(arifFace, 56)}${torso(236, 6, { base: '#c9d6dc', shade: '#a5b6bf' })}<path d="M-58 456C-92 466-112 476-118 492L-64 556L-4 510C-34 500-54 484-58 456Z" fill="#e1eaee"/>
<path d="M58 456C92 466 112 476 118 492L70 556L-4 510C34 500 54 484 58 456Z" fill="#b7c6ce"/><path d="M-4 512V660" stroke="#8a9da7" stroke-width="3"/>
<circle cx="3" cy="560" r="4" fill="#8a9da7"/><circle cx="3" cy="606" r="4" fill="#8a9da7"/>
${head(arifFace)}
<path d="M6 350C-18 344-46 356-56 378C-34 376-16 372 8 366C30 372 50 376 70 378C62 356 34 344 6 350Z" fill="${grey.base}"/>
<path d="M8 350C34 344 62 356 70 378C50 376 30 372 8 366Z" fill="${grey.shade}"/>
<path d="M-101 304C-118 262-122 206-104 166C-84 124-42 102 6 102C60 102 104 130 114 180C120 222 114 264 104 304C98 278 98 254 90 230C84 200 62 176 34 168C-6 162-54 168-74 196C-92 224-94 262-101 304Z" fill="${grey.base}"/>
<path d="M34 168C62 176 84 200 90 230C98 254 98 278 104 304C114 264 120 222 114 180C104 130 60 102 6 102C30 118 40 142 34 168Z" fill="${grey.shade}"/>
<path d="M-98 200C-88 150-48 120-4 116C-40 134-68 160-80 200Z" fill="${grey.light}"/><path d="M-62 336C-58 350-58 362-64 374M80 336C78 350 80 362 84 372" stroke="${tan.deep}" stroke-width="2.5" fill="none" opacity="0.55" stroke-linecap="round"/>${glasses(8, '#3b2a20', { w: 70, h: 48, radius: 14, width: 5 })}`,
};

const tobiasFace: Face = {
  skin: pale,
  temple: 96,
  jaw: 82,
  chin: 38,
  length: 438,
  turn: -10,
  brow: { colour: sand.shade, weight: 7, lift: -1 },
  eye: { colour: '#5f7f86', open: 10, lash: 0, gaze: 2.5 },
  nose: { wing: 21, length: 62 },
  mouth: { half: 33, full: 8, smile: 7, bearded: true },
};

/** Tobias Lindner: sandy hair, short beard, thin round glasses, a rust-coloured jumper. */
const tobias = {
  pose: { lean: -3, wide: 0.95, tall: 1.04, scale: 1.29, x: 10 },
  background: '#20343a',
  body: `${neck(tobiasFace, 54)}${torso(236, 4, { base: '#c4673b', shade: '#9c4c28' })}<path d="M-66 456C-60 506-30 524-4 524C22 524 54 506 62 456L80 466C74 522 34 548-4 548C-42 548-78 524-84 468Z" fill="#d9824f"/>
<path d="M62 456L80 466C74 522 34 548-4 548V524C22 524 54 506 62 456Z" fill="#7f3b1e"/>
${head(tobiasFace, { over: beard({ base: '#b07f4a', shade: '#8a5f34' }, { cheek: 8, turn: -10 }) })}
<path d="M-98 292C-112 240-112 190-90 152C-64 106 0 88 58 104C100 116 116 160 112 208C112 242 106 270 99 296C96 264 94 240 84 216C62 212 44 196 36 174C4 192-40 192-70 178C-88 204-94 246-98 292Z" fill="${sand.base}"/>
<path d="M58 104C100 116 116 160 112 208C112 242 106 270 99 296C96 264 94 240 84 216C62 212 44 196 36 174C62 158 70 130 58 104Z" fill="${sand.shade}"/>
<path d="M-84 168C-62 124-8 106 40 116C-4 120-48 142-68 176Z" fill="${sand.light}"/>${glasses(-10, '#6d4f35', { w: 68, h: 58, radius: 26, width: 3.5 })}`,
};

/** Clients 1 to 3, in the order of the testimonials. */
export const clientsA = { 'client-1': nusrat, 'client-2': arif, 'client-3': tobias };
