import { n, times } from '../scene.ts';
import { families } from './families.ts';
import { sheet } from './posters.ts';

/** A framed poster leaning on the shelf, its bottom edge at y. */
export function framed(content: string, x: number, y: number, width: number, wood: string): string {
  const [rim, mat] = [14, 26];
  const height = (width * 4) / 3;
  const outer = { w: width + (rim + mat) * 2, h: height + (rim + mat) * 2 };
  return `<div class="abs" style="left:${x}px;top:${n(y - outer.h)}px;width:${outer.w}px;height:${n(outer.h)}px;background:${wood};box-shadow:inset 2px 2px 0 rgba(255,255,255,.22),inset -2px -2px 0 rgba(0,0,0,.25),30px 14px 44px -6px rgba(2,20,14,.6),8px 4px 12px -2px rgba(2,20,14,.45)"><div class="abs" style="inset:${rim}px;background:#f8f2e3;box-shadow:inset 6px 8px 10px -4px rgba(40,24,8,.45)"></div><div class="abs" style="left:${rim + mat}px;top:${rim + mat}px">${sheet(content, width, 'inset 0 0 0 1px rgba(0,0,0,.2)')}</div></div>`;
}

/** A brass lamp based at y = 0, about 190 tall. */
export const standingLamp = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="22" cy="2" rx="70" ry="9" fill="#04211a" opacity=".5"/><path d="M-44 0H44L36-14H-36Z" fill="#a8701f"/><path d="M-38-14H38V-22H-38Z" fill="#e0a63e"/><path d="M-32-22H32L40-104-40-104Z" fill="#fff0bf"/><path d="M6-22H32L40-104H14Z" fill="#f7cd74"/><g fill="none" stroke="#7c4a12" stroke-width="4"><path d="M-32-22H32L40-104H-40ZM-11-22-14-104M11-22 14-104M-36-62H36"/></g><path d="M0-78C-10-62-8-48 0-44C8-48 10-62 0-78Z" fill="#e8792f"/><path d="M-46-104H46V-114H-46Z" fill="#e0a63e"/><path d="M-40-114C-34-142-12-146 0-164C12-146 34-142 40-114Z" fill="#c98a2a"/><path d="M-28-118C-24-138-8-142 0-154" fill="none" stroke="#f4cf7d" stroke-width="4" stroke-linecap="round"/><circle cy="-172" r="9" fill="none" stroke="#e0a63e" stroke-width="5"/></g>`;

/** A bowl of dates based at y = 0. */
export const dates = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="20" cy="1" rx="96" ry="9" fill="#04211a" opacity=".5"/>${times(
    9,
    (index) => {
      const px = -62 + (index % 5) * 31 + (index > 4 ? 15 : 0);
      const py = index > 4 ? -74 : -58;
      return `<g transform="translate(${px} ${py}) rotate(${[-24, 12, -8, 20, 32, -14, 18, -6, 22][index] ?? 0})"><ellipse rx="24" ry="14" fill="${index % 2 ? '#4b2012' : '#612c17'}"/><path d="M-15-4C-6-9 6-9 14-5" fill="none" stroke="#a4623a" stroke-width="2.500" stroke-linecap="round"/></g>`;
    },
  )}<path d="M-96-58H96C92-18 60 0 0 0S-92-18-96-58Z" fill="${families.sand.light}"/><path d="M40-58H96C92-18 60 0 0 0C40-12 48-34 40-58Z" fill="#dccba4"/><path d="M-84-40C-40-30 40-30 84-40" fill="none" stroke="${families.madder.ground}" stroke-width="4"/><path d="M-78-30C-40-20 40-20 78-30" fill="none" stroke="${families.madder.ground}" stroke-width="1.800"/></g>`;
