/** Clothes and accessories, in the coordinates of a portrait. */
import { n } from './scene.ts';

/** Two tones of hair or cloth. */
export interface Pair {
  base: string;
  shade: string;
}

/** A frame around each eye, bridge and arms; `radius` rounds the corners. */
export function glasses(turn: number, colour: string, { w = 66, h = 50, radius = 20, width = 5 } = {}): string {
  const rim = (x: number) =>
    `<rect x="${n(x - w / 2)}" y="${n(290 - h / 2)}" width="${w}" height="${h}" rx="${radius}" fill="#fff" fill-opacity="0.1" stroke="${colour}" stroke-width="${width}"/>`;
  const [left, right] = [turn - 45, turn + 45];
  return `${rim(left)}${rim(right)}<path d="M${n(left + w / 2)} 284C${n(turn - 4)} 277 ${n(turn + 4)} 277 ${n(right - w / 2)} 284M${n(left - w / 2)} 282L-96 276M${n(right + w / 2)} 282L100 276" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** Shoulders and chest; `slope` lowers the shoulders, `half` is half their width. */
export function torso(half: number, slope: number, cloth: Pair): string {
  const top = 470;
  return `<path d="M${-half - 16} 660C${-half - 10} ${560 + slope} ${-half + 56} ${516 + slope} -112 ${496 + slope * 0.5}L-62 ${top - 8}C-40 520 40 520 62 ${top - 8}L112 ${496 + slope * 0.5}C${half - 56} ${516 + slope} ${half + 10} ${560 + slope} ${half + 16} 660Z" fill="${cloth.base}"/>
<path d="M62 ${top - 8}L112 ${496 + slope * 0.5}C${half - 56} ${516 + slope} ${half + 10} ${560 + slope} ${half + 16} 660H128C116 600 96 548 40 508C52 498 60 484 62 ${top - 8}Z" fill="${cloth.shade}"/>`;
}

/** A close-cut beard with the shaded half darker; `drop` lowers its cheek line. */
export function beard({ base, shade }: Pair, { length = 460, cheek = 0, turn = -8 } = {}): string {
  const t = turn;
  return `<path d="M-112 292C-98 318-94 346-82 ${356 + cheek}C-70 ${362 + cheek} -58 ${372 + cheek} ${-50 + t} ${368}C${-40 + t} 358 ${-24 + t} 353 ${t - 2} 356C${20 + t} 353 ${40 + t} 358 ${50 + t} 368C64 ${370 + cheek} 78 ${358 + cheek} 86 ${350 + cheek}C96 336 98 316 112 292V${length}H-112Z" fill="${base}"/>
<path d="M${40 + t} 362C${46 + t} 366 ${48 + t} 368 ${50 + t} 368C64 ${370 + cheek} 78 ${358 + cheek} 86 ${350 + cheek}C96 336 98 316 112 292V${length}H22C44 430 50 400 ${40 + t} 362Z" fill="${shade}"/>`;
}
