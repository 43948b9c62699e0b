import { type Face, head, neck, type Skin } from './portrait.ts';
import { beard, glasses, torso } from './portrait-parts.ts';

const black = { base: '#2a211e', shade: '#171110', light: '#46393380' };

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
  brow: { colour: black.shade, weight: 7, lift: 0 },
  eye: { colour: '#3a2317', open: 11, lash: 0 },
  nose: { wing: 23, length: 58 },
  mouth: { half: 33, full: 9, smile: 7, bearded: true },
};

const tanvir = {
  background: '#e7c98d',
  body: `${neck(tanvirFace, 54)}${torso(232, 6, { base: '#0d6b4e', shade: '#075a41' })}<path d="M-64 456C-58 512-26 530-6 532V556C-46 552-82 520-84 468Z" fill="#0b6046"/>
<path d="M60 456C56 512 22 530-6 532V556C42 552 76 520 80 468Z" fill="#053f2e"/><path d="M-6 534V660" stroke="#053f2e" stroke-width="3"/>
<circle cx="-6" cy="576" r="4" fill="#e7c98d"/>
${head(tanvirFace, { over: beard(black, { cheek: 4 }) })}
<path d="M-100 302C-114 250-116 196-92 152C-70 112-16 94 34 100C84 106 112 150 113 206C113 244 108 276 101 302C98 270 96 246 88 222C82 206 70 190 48 178C22 192-30 200-74 186C-90 208-96 250-100 302Z" fill="${black.base}"/>
<path d="M34 100C84 106 112 150 113 206C113 244 108 276 101 302C98 270 96 246 88 222C82 206 70 190 48 178C60 160 62 126 34 100Z" fill="${black.shade}"/>
<path d="M-86 168C-66 126-22 112 24 118C-18 126-50 144-70 176Z" fill="#4a3c36"/>`,
};

const malihaFace: Face = {
  skin: fair,
  temple: 92,
  jaw: 70,
  chin: 27,
  length: 426,
  turn: 8,
  brow: { colour: '#2a1d18', weight: 5, lift: 2 },
  eye: { colour: '#3b2418', open: 12, lash: 4 },
  nose: { wing: 19, length: 55 },
  mouth: { half: 31, full: 11, smile: 8 },
};

const maliha = {
  background: '#b9d2c2',
  body: `<path d="M-120 300C-134 180-96 98 4 96C108 96 140 184 126 310C124 366 118 404 96 430C60 446-66 448-92 428C-112 400-116 362-120 300Z" fill="${black.shade}"/>${neck(malihaFace, 42)}${torso(196, 16, { base: '#f6efe0', shade: '#ddd1b9' })}<path d="M-58 456C-50 506-14 526 4 528C22 526 52 506 60 456C92 472 122 488 146 508C138 556 84 604 30 622C-34 626-104 590-146 512C-122 490-92 472-58 456Z" fill="#f3aa2f"/>
<path d="M60 456C92 472 122 488 146 508C138 556 84 604 30 622C20 624 12 624 4 624C30 590 26 552 4 528C22 526 52 506 60 456Z" fill="#d88f1f"/>
<path d="M-104 488C-86 544-40 580 10 584M-126 500C-96 570-50 600 16 604M104 484C96 532 60 570 18 590" fill="none" stroke="#b97717" stroke-width="3" stroke-linecap="round"/>
${head(malihaFace, { ears: false })}
<path d="M24 164C-24 172-74 214-88 292C-88 340-98 390-86 428C-108 414-124 362-122 296C-130 176-92 94 8 94C112 96 140 190 128 306C126 360 120 402 98 430C108 386 100 338 98 292C90 224 60 182 24 164Z" fill="${black.base}"/>
<path d="M24 164C60 182 90 224 98 292C100 338 108 386 98 430C120 402 126 360 128 306C140 190 112 96 8 94C20 112 26 136 24 164Z" fill="${black.shade}"/>
<path d="M-104 222C-96 160-58 120-8 110C-46 138-82 182-92 250Z" fill="#4a3c36"/>${glasses(8, '#1c2b28', { w: 68, h: 58, radius: 29, width: 4.5 })}`,
};

const rafiFace: Face = {
  skin: deep,
  temple: 95,
  jaw: 76,
  chin: 32,
  length: 430,
  turn: -6,
  brow: { colour: black.shade, weight: 7, lift: 1 },
  eye: { colour: '#2f1c13', open: 12, lash: 0 },
  nose: { wing: 23, length: 57 },
  mouth: { half: 34, full: 11, smile: 9 },
};

const rafi = {
  background: '#2d6f5a',
  body: `<path d="M-150 520C-130 440-90 420-46 424V560H46V424C96 420 130 440 150 520L120 560H-120Z" fill="#d3c7ae"/>${neck(rafiFace, 50)}${torso(222, 10, { base: '#efe6d3', shade: '#d8cbb0' })}<path d="M-58 448C-86 452-124 470-134 506C-90 540-40 566-6 590C-30 550-60 510-58 448Z" fill="#fbf5e8"/>
<path d="M56 448C86 452 124 470 134 506C90 540 40 566-6 590C24 550 58 510 56 448Z" fill="#c6b898"/><path d="M-26 566C-30 590-30 616-28 646M20 566C24 590 24 610 22 636" stroke="#9b8c69" stroke-width="4" fill="none" stroke-linecap="round"/>
${head(rafiFace)}
<path d="M-98 292C-112 256-122 206-108 168C-118 140-92 112-70 112C-56 84-10 78 12 92C44 76 86 92 94 118C122 126 128 166 114 192C122 226 110 266 100 296C98 266 94 240 84 220C72 222 62 210 58 196C44 210 22 208 12 194C-2 210-28 208-36 194C-48 208-64 208-72 200C-88 220-94 256-98 292Z" fill="${black.base}"/>
<path d="M12 92C44 76 86 92 94 118C122 126 128 166 114 192C122 226 110 266 100 296C98 266 94 240 84 220C72 222 62 210 58 196C74 172 60 120 12 92Z" fill="${black.shade}"/>
<path d="M-92 176C-90 142-66 124-44 126C-62 138-72 158-72 184ZM-34 172C-34 140-14 120 10 118C-8 134-16 154-14 180Z" fill="#4a3c36"/>`,
};

/** The studio's three people. */
export const team = { tanvir, maliha, rafi };
