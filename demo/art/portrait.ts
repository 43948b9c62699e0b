/**
 * Drawn portraits: flat planes, light from the left, one tone of shade, few features.
 * The origin is the middle of the picture's upper edge; heads are about 300 high, eyes at 288.
 */
import { n } from './scene.ts';

/** Four tones of one skin: light, shade, the deepest lines, the lips. */
export interface Skin {
  base: string;
  shade: string;
  deep: string;
  lip: string;
}

export interface Face {
  skin: Skin;
  /** Half the head's width at the temples, at the jaw's corner and at the chin. */
  temple: number;
  jaw: number;
  chin: number;
  /** The y coordinate of the chin, measured from the picture's upper edge. */
  length: number;
  /** Horizontal shift of the features in pixels: the head turns slightly. */
  turn: number;
  brow: { colour: string; weight: number; lift: number };
  /** `gaze` moves the pupils: those of people who look past the viewer. */
  eye: { colour: string; open: number; lash: number; gaze?: number };
  nose: { wing: number; length: number };
  mouth: { half: number; full: number; smile: number; bearded?: boolean; teeth?: boolean };
}

const crown = 138;

/** The head without ears and hair. */
export function outline({ temple: w, jaw: j, chin: c, length: l, turn: t }: Face): string {
  const side = (s: 1 | -1) => (x: number, y: number) => `${n(s * x + t * (y > 380 ? 0.5 : 0.15))} ${n(y)}`;
  const [r, f] = [side(1), side(-1)];
  return `M${n(t * 0.15)} ${crown}C${r(w * 0.66, crown)} ${r(w * 1.02, 176)} ${r(w * 1.02, 240)}C${r(w * 1.03, 282)} ${r(w * 0.99, 312)} ${r(w * 0.95, 334)}C${r(w * 0.92, 352)} ${r(j + 5, 366)} ${r(j, 380)}C${r(j - 9, l - 24)} ${r(c + 8, l + 4)} ${r(0, l + 4)}C${f(c + 8, l + 4)} ${f(j - 9, l - 24)} ${f(j, 380)}C${f(j + 5, 366)} ${f(w * 0.92, 352)} ${f(w * 0.95, 334)}C${f(w * 0.99, 312)} ${f(w * 1.03, 282)} ${f(w * 1.02, 240)}C${f(w * 1.02, 176)} ${f(w * 0.66, crown)} ${n(t * 0.15)} ${crown}Z`;
}

const shadePlane = ({ temple: w, jaw: j, chin: c, length: l, turn: t }: Face) =>
  `M${n(w * 0.5)} 120C${n(w * 0.64 + t)} 190 ${n(w * 0.66 + t)} 226 ${n(w * 0.68 + t)} 252C${n(w * 0.72 + t)} 274 ${n(w * 0.8 + t)} 290 ${n(w * 0.74 + t)} 314C${n(w * 0.68 + t)} 338 ${n(w * 0.5 + t)} 350 ${n(w * 0.5 + t)} 372C${n(w * 0.5 + t)} 394 ${n(c + 8 + t)} ${l - 16} ${n(c * 0.4 + t * 0.5)} ${l + 12}L${n(j + 80)} ${l + 12}V120Z`;

const ear = (x: number, flip: 1 | -1, skin: Skin, tone: string) =>
  `<g transform="translate(${n(x)} 300) scale(${flip} 1)"><path d="M-6-30C10-42 24-32 22-8C21 14 12 36-2 36Z" fill="${tone}"/>
<path d="M6-8C14-10 15-2 12 6C10 12 6 16 2 18" fill="none" stroke="${skin.deep}" stroke-width="2.6" stroke-linecap="round" opacity="0.7"/>
</g>`;

const eye = (x: number, scale: number, { eye: look, skin }: Face, flip: 1 | -1) => {
  const h = look.open;
  const pupil = 1 + flip * (look.gaze ?? 0);
  return `<g transform="translate(${n(x)} 288) scale(${n(scale * flip)} 1)"><path d="M-20 3C-12 ${-h} 8 ${-h - 1} 21 1C12 ${n(h * 0.62)} -10 ${n(h * 0.72)} -20 3Z" fill="#f4ebdf"/>
<clipPath id="e${n(x + 400)}"><path d="M-20 3C-12 ${-h} 8 ${-h - 1} 21 1C12 ${n(h * 0.62)} -10 ${n(h * 0.72)} -20 3Z"/>
</clipPath><g clip-path="url(#e${n(x + 400)})"><circle cx="${n(pupil)}" cy="${n(-h * 0.12)}" r="9.4" fill="${look.colour}"/>
<circle cx="${n(pupil)}" cy="${n(-h * 0.12)}" r="4.4" fill="#120c0a"/><path d="M-22-16H24V${n(-h * 0.42)}H-22Z" fill="${skin.deep}" opacity="0.28"/>
</g><circle cx="${n(flip * -2.5 + pupil)}" cy="${n(-h * 0.42)}" r="2" fill="#fff" opacity="0.9"/><path d="M-21 4C-13 ${n(-h - 1.5)} 8 ${n(-h - 3)} ${22 + look.lash} ${-look.lash * 0.6}C12 ${n(-h + 1.6)} -10 ${n(-h + 2.5)} -21 4Z" fill="#1a110e" stroke="#1a110e" stroke-width="1.4" stroke-linejoin="round"/>
<path d="M-15 ${n(-h - 5)}C-4 ${n(-h - 9)} 10 ${n(-h - 8)} 20 ${n(-h - 1)}" fill="none" stroke="${skin.deep}" stroke-width="2" stroke-linecap="round" opacity="0.6"/>
<path d="M-10 ${n(h * 0.72 + 3)}C0 ${n(h * 0.72 + 5)} 10 ${n(h * 0.6 + 3)} 16 ${n(h * 0.4 + 2)}" fill="none" stroke="${skin.deep}" stroke-width="1.6" stroke-linecap="round" opacity="0.35"/>
</g>`;
};

const brow = (x: number, scale: number, flip: 1 | -1, { brow: b }: Face) =>
  `<path transform="translate(${n(x)} ${n(258 - b.lift)}) scale(${n(scale * flip)} 1)" d="M-25 ${n(5 + b.weight * 0.4)}C-14 ${n(-5)} 6 ${n(-9 - b.weight * 0.2)} 29 ${n(4)}C8 ${n(-8 + b.weight)} -10 ${n(-2 + b.weight)} -24 ${n(7 + b.weight * 0.7)}Z" fill="${b.colour}" stroke="${b.colour}" stroke-width="1.5" stroke-linejoin="round"/>`;

const noseShape = ({ nose, skin, turn: t }: Face) => {
  const [w, y] = [nose.wing, 288 + nose.length];
  return `<path d="M${n(t + 24)} 258C${n(t + 9)} 270 ${n(t + 9)} ${n(y - 26)} ${n(t + 9)} ${n(y - 14)}C${n(t + 9)} ${n(y - 4)} ${n(t + 4)} ${n(y - 2)} ${n(t - 3)} ${n(y)}C${n(t + 6)} ${n(y + 6)} ${n(t + w - 4)} ${n(y + 3)} ${n(t + w)} ${n(y - 5)}C${n(t + w + 3)} ${n(y - 14)} ${n(t + w - 7)} ${n(y - 20)} ${n(t + w - 9)} ${n(y - 32)}C${n(t + w - 12)} ${n(y - 52)} ${n(t + 17)} 276 ${n(t + 24)} 258Z" fill="${skin.shade}"/>
<path d="M${n(t - w)} ${n(y - 4)}C${n(t - w + 4)} ${n(y + 2)} ${n(t - 8)} ${n(y + 1)} ${n(t - 3)} ${n(y + 4)}C${n(t + 4)} ${n(y + 6)} ${n(t + w - 6)} ${n(y + 4)} ${n(t + w)} ${n(y - 4)}" fill="none" stroke="${skin.deep}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const mouthShape = ({ mouth, skin, turn: t, nose, length }: Face) => {
  const y = 288 + nose.length + (length - 288 - nose.length) * 0.4;
  const [w, f, s] = [mouth.half, mouth.full, mouth.smile];
  return `<g transform="translate(${n(t)} ${n(y)})"><path d="M${-w} ${-s}C${n(-w * 0.5)} ${n(-f * 0.6)} -8 ${-f} 0 ${n(-f * 0.72)}C8 ${-f} ${n(w * 0.5)} ${n(-f * 0.6)} ${w} ${-s}C${n(w * 0.4)} 3 ${n(-w * 0.4)} 3 ${-w} ${-s}Z" fill="${skin.lip}"/>
<path d="M${n(-w * 0.9)} ${n(-s * 0.7)}C${n(-w * 0.4)} 3 ${n(w * 0.4)} 3 ${n(w * 0.9)} ${n(-s * 0.7)}C${n(w * 0.5)} ${n(f * 1.35)} ${n(-w * 0.5)} ${n(f * 1.35)} ${n(-w * 0.9)} ${n(-s * 0.7)}Z" fill="${skin.lip}" opacity="0.62"/>
${mouth.teeth ? `<path d="M${n(-w * 0.84)} ${n(-s * 0.62)}C${n(-w * 0.4)} 3.5 ${n(w * 0.4)} 3.5 ${n(w * 0.84)} ${n(-s * 0.62)}C${n(w * 0.46)} ${n(f * 0.95)} ${n(-w * 0.46)} ${n(f * 0.95)} ${n(-w * 0.84)} ${n(-s * 0.62)}Z" fill="#fdf6ea"/>` : ''}
<path d="M${-w - 2} ${-s - 0.5}C${n(-w * 0.4)} 3.5 ${n(w * 0.4)} 3.5 ${w + 2} ${-s - 0.5}" fill="none" stroke="${skin.deep}" stroke-width="2.6" stroke-linecap="round"/>${mouth.bearded ? '' : `<path d="M${n(-w * 0.4)} ${n(f * 1.25 + 6)}C-4 ${n(f * 1.25 + 10)} 8 ${n(f * 1.25 + 9)} ${n(w * 0.5)} ${n(f * 1.25 + 5)}" fill="none" stroke="${skin.shade}" stroke-width="4" stroke-linecap="round" opacity="0.8"/>`}</g>`;
};

/** Ears, head, shade and features. `over` is painted on the skin below the features (beard, make-up, lines). */
export function head(face: Face, { ears = true, over = '' } = {}): string {
  const { skin, turn: t, temple: w } = face;
  const shape = outline(face);
  const [near, far] = [1 + Math.min(0, -t) * 0.004, 1 - Math.abs(t) * 0.006];
  const eyes = t <= 0 ? ([far, near] as const) : ([near, far] as const);
  const ringed = ears ? ear(-w * 0.99, -1, skin, skin.base) + ear(w * 0.99, 1, skin, skin.shade) : '';
  return `${ringed}<clipPath id="head"><path d="${shape}"/></clipPath><path d="${shape}" fill="${skin.base}"/>
<g clip-path="url(#head)"><path d="${shadePlane(face)}" fill="${skin.shade}"/>${over}</g>${noseShape(face)}${mouthShape(face)}${eye(t - 45, eyes[0], face, -1)}${eye(t + 45, eyes[1], face, 1)}${brow(t - 46, eyes[0], -1, face)}${brow(t + 46, eyes[1], 1, face)}`;
}

/** Neck with the head's shadow on it; `half` is half its width. */
export function neck(face: Face, half: number, base = 520): string {
  const shape = `M${-half} 360C${-half} 420 ${-half} 440 ${-half - 14} 468L${-half - 60} ${base}H${half + 60}L${half + 14} 468C${half} 440 ${half} 420 ${half} 360Z`;
  return `<clipPath id="neck"><path d="${shape}"/></clipPath><path d="${shape}" fill="${face.skin.base}"/>
<g clip-path="url(#neck)"><path transform="translate(12 34)" d="${outline(face)}" fill="${face.skin.shade}"/>
<path d="M${n(half * 0.5)} 380C${n(half * 0.4)} 440 ${n(half * 0.3)} 480 ${half + 10} ${base}H${half + 80}V360Z" fill="${face.skin.shade}"/>
</g>`;
}
