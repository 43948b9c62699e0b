import { type Face, head, neck, type Skin } from './portrait.ts';
import { beard, glasses, torso } from './portrait-parts.ts';

const black = { base: '#2a211e', shade: '#171110', light: '#46393380' };
const silver = { base: '#b9b6ad', shade: '#918e86', light: '#d6d3ca' };
const pepper = { base: '#7d7871', shade: '#5c5852' };

const tan: Skin = { base: '#c68d62', shade: '#a46c46', deep: '#5f3521', lip: '#9a5444' };
const fair: Skin = { base: '#d9a479', shade: '#b9805a', deep: '#71412b', lip: '#b3594f' };
const deep: Skin = { base: '#b07850', shade: '#8d5a39', deep: '#4f2b1b', lip: '#86463a' };

const tanvirFace: Face = {
  skin: tan,
  temple: 98,
  jaw: 80,
  chin: 36,
  length: 434,
  turn: -10,
  brow: { colour: black.shade, weight: 8, lift: -2 },
  eye: { colour: '#3a2317', open: 10, lash: 0, gaze: -2 },
  nose: { wing: 23, length: 58 },
  mouth: { half: 33, full: 9, smile: 7, bearded: true },
};

const tanvir = {
  pose: { lean: -2, wide: 1.07, tall: 0.98, scale: 1.34, x: 8 },
  background: '#e7c98d',
  body: `${neck(tanvirFace, 54)}${torso(232, 6, { base: '#0d6b4e', shade: '#075a41' })}<path d="M-64 456C-58 512-26 530-6 532V556C-46 552-82 520-84 468Z" fill="#0b6046"/>
<path d="M60 456C56 512 22 530-6 532V556C42 552 76 520 80 468Z" fill="#053f2e"/><path d="M-6 534V660" stroke="#053f2e" stroke-width="3"/>
<circle cx="-6" cy="576" r="4" fill="#e7c98d"/>
${head(tanvirFace, { over: beard(pepper, { cheek: 4 }) })}
<path d="M-100 302C-114 250-116 196-92 152C-70 112-16 94 34 100C84 106 112 150 113 206C113 244 108 276 101 302C98 270 96 246 88 222C82 206 70 190 48 178C22 192-30 200-74 186C-90 208-96 250-100 302Z" fill="${black.base}"/>
<path d="M34 100C84 106 112 150 113 206C113 244 108 276 101 302C98 270 96 246 88 222C82 206 70 190 48 178C60 160 62 126 34 100Z" fill="${black.shade}"/>
<path d="M-86 168C-66 126-22 112 24 118C-18 126-50 144-70 176Z" fill="#4a3c36"/>
<path d="M-100 302C-114 250-117 212-104 177C-94 198-82 196-74 186C-90 208-96 250-100 302ZM101 302C98 270 96 246 88 222C86 214 82 206 77 200C90 200 102 190 110 172C113 184 113 196 113 206C113 244 108 276 101 302Z" fill="${pepper.base}"/>
<path d="M-58 222C-30 214 10 214 34 222M-44 206C-24 201 2 201 20 206M-84 306C-90 310-92 314-94 320M78 304C84 308 86 312 88 318" stroke="${tan.deep}" stroke-width="2.4" fill="none" opacity="0.45" stroke-linecap="round"/>`,
};

const malihaFace: Face = {
  skin: fair,
  temple: 92,
  jaw: 70,
  chin: 27,
  length: 426,
  turn: 8,
  brow: { colour: '#8a867d', weight: 5, lift: 2 },
  eye: { colour: '#3b2418', open: 10.5, lash: 2, gaze: 2 },
  nose: { wing: 19, length: 55 },
  mouth: { half: 31, full: 11, smile: 8 },
};

/** Almost sixty: silver hair in a knot, a cotton sari with a red border, a typographer's round glasses. */
const maliha = {
  pose: { lean: 4, wide: 0.94, tall: 1.02, scale: 1.35, x: -6 },
  background: '#17463a',
  body: `<path d="M74 132C124 96 166 130 158 184C152 222 122 234 98 222Z" fill="${silver.shade}"/>
<path d="M96 150C118 138 140 152 140 180" fill="none" stroke="#77746d" stroke-width="3" stroke-linecap="round"/>${neck(malihaFace, 43)}${torso(204, 18, { base: '#0d6b4e', shade: '#075a41' })}<path d="M62 462C86 474 100 484 114 500C168 526 208 572 218 660H-150C-104 612 10 560 62 462Z" fill="#f6efe0"/>
<path d="M62 462C10 560-104 612-150 660H-112C-52 626 50 566 88 474Z" fill="#a33a32"/>
<path d="M74 468C30 562-78 616-128 660" fill="none" stroke="#f3aa2f" stroke-width="4"/>
<path d="M134 512C110 580 60 630 14 664M172 540C152 596 122 636 86 664" fill="none" stroke="#d3c7ae" stroke-width="4"/>
${head(malihaFace)}
<path d="M8 160C-44 168-80 212-90 296C-110 254-122 196-96 148C-72 106-28 92 12 94C72 96 116 138 118 202C118 244 110 274 101 298C96 222 66 172 8 160Z" fill="${silver.base}"/>
<path d="M8 160C66 172 96 222 101 298C110 274 118 244 118 202C116 138 72 96 12 94C14 122 14 144 8 160Z" fill="${silver.shade}"/>
<path d="M-98 216C-90 160-58 120-14 110C-46 136-78 172-86 236Z" fill="${silver.light}"/>
<path d="M-34 104C-62 122-84 158-92 200M44 108C76 128 98 164 106 208" fill="none" stroke="#77746d" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="-92" cy="342" r="6" fill="#f3aa2f"/><circle cx="97" cy="342" r="6" fill="#d88f1f"/>
<path d="M-52 330C-58 344-56 356-50 366M66 330C74 344 72 356 66 366M-84 300C-88 304-90 308-91 313M86 300C90 304 92 308 93 313" stroke="${fair.deep}" stroke-width="2.4" fill="none" opacity="0.5" stroke-linecap="round"/>${glasses(8, '#1c2b28', { w: 66, h: 56, radius: 28, width: 4.5 })}`,
};

const rafiFace: Face = {
  skin: deep,
  temple: 95,
  jaw: 76,
  chin: 32,
  length: 430,
  turn: -6,
  brow: { colour: black.shade, weight: 7, lift: 1 },
  eye: { colour: '#2f1c13', open: 10, lash: 0, gaze: 2 },
  nose: { wing: 23, length: 57 },
  mouth: { half: 40, full: 15, smile: 14, teeth: true },
};

const rafi = {
  pose: { lean: 3, wide: 0.93, tall: 1.03, scale: 1.31, x: -10 },
  background: '#b9ddd0',
  body: `<path d="M-150 520C-130 440-90 420-46 424V560H46V424C96 420 130 440 150 520L120 560H-120Z" fill="#d3c7ae"/>${neck(rafiFace, 50)}${torso(222, 10, { base: '#efe6d3', shade: '#d8cbb0' })}<path d="M-58 448C-86 452-124 470-134 506C-90 540-40 566-6 590C-30 550-60 510-58 448Z" fill="#fbf5e8"/>
<path d="M56 448C86 452 124 470 134 506C90 540 40 566-6 590C24 550 58 510 56 448Z" fill="#c6b898"/><path d="M-26 566C-30 590-30 616-28 646M20 566C24 590 24 610 22 636" stroke="#9b8c69" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M-84 470C-92 420-74 392-54 380M84 470C92 420 74 392 54 380" fill="none" stroke="#1c2b28" stroke-width="13" stroke-linecap="round"/>
<rect x="-30" y="-42" width="60" height="84" rx="28" transform="translate(-92 500) rotate(14)" fill="#1c2b28"/><rect x="-25" y="-36" width="44" height="72" rx="22" transform="translate(-96 500) rotate(14)" fill="#f3aa2f"/>
<rect x="-30" y="-42" width="60" height="84" rx="28" transform="translate(92 500) rotate(-14)" fill="#1c2b28"/><rect x="-19" y="-36" width="44" height="72" rx="22" transform="translate(96 500) rotate(-14)" fill="#d88f1f"/>
<g transform="rotate(-6 0 470)">${head(rafiFace)}
<path d="M-98 292C-112 256-122 206-108 168C-118 140-92 112-70 112C-56 84-10 78 12 92C44 76 86 92 94 118C122 126 128 166 114 192C122 226 110 266 100 296C98 266 94 240 84 220C72 222 62 210 58 196C44 210 22 208 12 194C-2 210-28 208-36 194C-48 208-64 208-72 200C-88 220-94 256-98 292Z" fill="${black.base}"/>
<path d="M12 92C44 76 86 92 94 118C122 126 128 166 114 192C122 226 110 266 100 296C98 266 94 240 84 220C72 222 62 210 58 196C74 172 60 120 12 92Z" fill="${black.shade}"/>
<path d="M-92 176C-90 142-66 124-44 126C-62 138-72 158-72 184ZM-34 172C-34 140-14 120 10 118C-8 134-16 154-14 180Z" fill="#4a3c36"/></g>`,
};

/** The studio's three team members. */
export const team = { tanvir, maliha, rafi };
