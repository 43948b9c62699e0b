import { type Face, head, neck, type Skin } from './portrait.ts';
import { beard, torso } from './portrait-parts.ts';
import { times } from './scene.ts';

const fair: Skin = { base: '#dcab82', shade: '#bc8560', deep: '#75442f', lip: '#b3594f' };
const deep: Skin = { base: '#9f6a45', shade: '#7d4e31', deep: '#44251a', lip: '#7a4036' };
const olive: Skin = { base: '#cb966b', shade: '#a8744d', deep: '#633a26', lip: '#a64d49' };
const dark = { base: '#2a211e', shade: '#171110', light: '#4a3c36' };

const farhanaFace: Face = {
  skin: fair,
  temple: 90,
  jaw: 70,
  chin: 28,
  length: 424,
  turn: 6,
  brow: { colour: '#33231c', weight: 5, lift: 1 },
  eye: { colour: '#3a261c', open: 12, lash: 3 },
  nose: { wing: 19, length: 55 },
  mouth: { half: 33, full: 13, smile: 10, teeth: true },
};

const veil = { base: '#3c6e7a', shade: '#2a525d', light: '#4f8692', line: '#1f404a' };

/** Farhana Sultana: a wrapped headscarf over a plain tunic. */
const farhana = {
  pose: { lean: 3, wide: 1, tall: 1, scale: 1.31, x: -2 },
  background: '#f6e3cf',
  body: `${torso(206, 14, { base: '#efe7d8', shade: '#d6cbb5' })}<path d="M4 92C-78 92-126 150-128 236C-130 330-128 400-164 470C-176 500-170 540-150 566C-80 540 110 540 160 566C180 536 184 500 170 468C138 400 142 330 138 236C134 150 86 92 4 92Z" fill="${veil.base}"/>${neck(farhanaFace, 42)}
${head(farhanaFace, { ears: false })}
<path fill-rule="evenodd" d="M4 92C-78 92-126 150-128 236C-130 330-128 400-164 470C-190 530-160 600-110 630C-30 660 90 650 150 610C186 570 190 520 170 468C138 400 142 330 138 236C134 150 86 92 4 92ZM6 172C-52 174-82 226-82 292C-82 352-58 414-12 434C4 440 22 438 36 430C74 408 94 350 94 292C94 226 62 172 6 172Z" fill="${veil.base}"/>
<path d="M4 92C86 92 134 150 138 236C142 330 138 400 170 468C190 520 186 570 150 610C130 624 104 634 78 640C130 580 96 500 6 438C68 436 94 350 94 292C94 226 62 172 6 172C40 150 40 116 4 92Z" fill="${veil.shade}"/>
<path d="M6 172C-52 174-82 226-82 292C-82 262-60 204 6 196C70 204 94 262 94 292C94 226 62 172 6 172Z" fill="${veil.line}"/>
<path d="M-24 427C20 444 66 408 93 348C104 430 60 500-20 520C-80 534-130 520-164 470C-150 442-140 410-136 380C-110 420-60 436-24 427Z" fill="${veil.light}"/>
<path d="M-100 172C-74 128-36 108 0 108C-40 124-74 158-90 210Z" fill="${veil.light}"/><path d="M-130 400C-100 440-50 458-6 454M-150 446C-100 486-40 494 16 476M60 470C84 520 84 580 62 630" fill="none" stroke="${veil.line}" stroke-width="3" stroke-linecap="round" opacity="0.7"/>`,
};

const imranFace: Face = {
  skin: deep,
  temple: 98,
  jaw: 84,
  chin: 38,
  length: 434,
  turn: -8,
  brow: { colour: dark.shade, weight: 9, lift: -1 },
  eye: { colour: '#261710', open: 11, lash: 0 },
  nose: { wing: 26, length: 58 },
  mouth: { half: 37, full: 13, smile: 12, bearded: true, teeth: true },
};

const check =
  times(9, (i) => `<path d="M${-270 + i * 66} 440V680" stroke="#f4ecdc" stroke-width="3" opacity="0.5"/>`) +
  times(5, (i) => `<path d="M-300 ${480 + i * 44}H300" stroke="#f4ecdc" stroke-width="3" opacity="0.5"/>`);

const cap = { base: '#f7f1e4', shade: '#d9cfba', line: '#b3a583' };

/** Imran Kabir: an embroidered cap, a close beard, a checked shirt from the orchard. */
const imran = {
  pose: { lean: -3, wide: 1.09, tall: 0.97, scale: 1.33, x: 6 },
  background: '#bcd3c6',
  body: `${neck(imranFace, 57)}<clipPath id="shirt"><path d="M-252 660C-246 560-180 520-112 496L-62 462C-40 520 40 520 62 462L112 496C180 520 246 560 252 660Z"/>
</clipPath>${torso(236, 4, { base: '#a8503a', shade: '#84392a' })}<g clip-path="url(#shirt)">${check}</g>
<path d="M-58 454C-92 464-112 476-116 494L-60 560L-4 520C-38 506-56 484-58 454Z" fill="#bd624a"/><path d="M58 454C92 464 112 476 116 494L60 560L-4 520C34 506 54 484 58 454Z" fill="#733022"/>
<path d="M-4 520V660" stroke="#5d2519" stroke-width="3"/>
${head(imranFace, { over: `<g opacity="0.8">${beard({ base: '#4a2e20', shade: '#3a2318' }, { cheek: 10 })}</g>` })}
<path d="M-99 296C-112 256-122 214-106 172C-92 126-40 100 10 102C66 102 106 132 112 184C118 224 110 262 101 296C98 272 94 250 86 230C78 208 70 196 52 188C36 196 16 196 2 188C-14 196-40 196-56 188C-76 200-86 222-90 244C-94 262-96 280-99 296Z" fill="${dark.base}"/>
<path d="M10 102C66 102 106 132 112 184C118 224 110 262 101 296C98 272 94 250 86 230C78 208 70 196 52 188C58 154 44 122 10 102Z" fill="${dark.shade}"/>
<path d="M-106 206C-110 136-68 88 4 86C78 88 114 136 112 206C64 180-54 180-106 206Z" fill="${cap.base}"/>
<path d="M4 86C78 88 114 136 112 206C98 198 78 191 54 188C60 150 46 106 4 86Z" fill="${cap.shade}"/>
<path d="M-104 184C-54 160 62 160 110 184" fill="none" stroke="${cap.line}" stroke-width="3.5"/>
<path d="M-103 196C-54 171 62 171 110 196" fill="none" stroke="${cap.line}" stroke-width="6" stroke-dasharray="7 9"/>`,
};

const sadiaFace: Face = {
  skin: olive,
  temple: 91,
  jaw: 70,
  chin: 27,
  length: 428,
  turn: -9,
  brow: { colour: '#2a1d18', weight: 5.5, lift: 2 },
  eye: { colour: '#33201a', open: 12, lash: 5, gaze: -3 },
  nose: { wing: 19, length: 56 },
  mouth: { half: 31, full: 12, smile: 8 },
};

/** Running stitches along a curve, as on the quilts of her shop. */
const stitches = [0, 18, 36, 54]
  .map(
    (gap) =>
      `<path d="M${-96 + gap * 0.7} ${470 + gap * 0.3}C${-80 + gap * 0.7} ${556 - gap * 0.3} ${-20 + gap * 0.2} ${610 - gap * 0.6} ${20} ${660 - gap * 0.5}" fill="none" stroke="${gap === 18 ? '#f3aa2f' : '#f6efe0'}" stroke-width="3.5" stroke-dasharray="11 8" stroke-linecap="round"/>`,
  )
  .join('');

/** Sadia Afrin: long loose hair, a stitched scarf, a small nose pin. */
const sadia = {
  pose: { lean: 6, wide: 0.95, tall: 1.01, scale: 1.36, x: -14 },
  background: '#dcaf93',
  body: `<path d="M-112 300C-132 180-92 92 6 92C110 94 142 190 130 310C130 400 170 470 158 590C120 640 40 600 60 520H-60C-60 590-120 620-140 580C-160 490-110 420-112 300Z" fill="${dark.shade}"/>${neck(sadiaFace, 42)}${torso(194, 18, { base: '#f1e6d2', shade: '#d8c9ab' })}<path d="M-58 460C-56 520-20 540-4 544C16 540 50 520 56 460L104 480C110 560 60 600 30 680H-60C-80 600-120 560-116 484Z" fill="#8c2f45"/>
<path d="M56 460L104 480C110 560 60 600 30 680H0C14 620 40 560-4 544C16 540 50 520 56 460Z" fill="#6c2033"/>${stitches}
${head(sadiaFace, { ears: false })}
<path d="M22 160C-30 168-76 214-88 292C-88 360-112 410-122 470C-130 516-128 556-140 580C-164 500-118 420-118 300C-132 180-92 92 8 92C112 94 142 190 130 306C128 400 172 470 160 592C132 560 130 500 118 450C106 400 100 350 96 292C90 222 62 180 22 160Z" fill="${dark.base}"/>
<path d="M22 160C62 180 90 222 96 292C100 350 106 400 118 450C130 500 132 560 160 592C172 470 128 400 130 306C142 190 112 94 8 92C22 112 26 136 22 160Z" fill="${dark.shade}"/>
<path d="M-104 226C-96 160-58 118-8 108C-48 136-84 184-92 262ZM-102 350C-104 400-128 440-134 500C-120 460-104 430-100 380Z" fill="${dark.light}"/>
<circle cx="-31" cy="340" r="3.2" fill="#f6d27a"/>`,
};

/** Clients 4 to 6, in the order of the testimonials. */
export const clientsB = { 'client-4': farhana, 'client-5': imran, 'client-6': sadia };
