import { times } from '../scene.ts';
import { water as c } from './palette.ts';

/** The app's icon: small squares growing into a large one. */
export const appIcon = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${c.orange}"/><rect x="4.500" y="4.500" width="4" height="4" fill="#fff"/><rect x="10" y="10" width="9.500" height="9.500" rx="1.500" fill="#fff"/><path d="M10 6.500h3M6.500 10v3" stroke="#fff" stroke-width="1.600"/></svg>`;

/** A row of options; the selected one is filled. */
export const segments = (labels: readonly string[], chosen: number, size = 19): string =>
  `<div style="display:flex;background:#0e191e;border-radius:12px;padding:5px;gap:4px">${labels.map((label, index) => `<span style="flex:1;text-align:center;padding:${size * 0.5}px 0;border-radius:9px;font-size:${size}px;font-weight:650;${index === chosen ? `background:${c.orange};color:#1c0f06` : `color:${c.soft}`}">${label}</span>`).join('')}</div>`;

/** A slider with its name and value. */
export const slider = (name: string, value: string, share: number, size = 18): string =>
  `<div><div style="display:flex;justify-content:space-between;font-size:${size}px;font-weight:550"><span>${name}</span><span style="color:${c.soft}">${value}</span></div><svg width="100%" height="${size * 1.7}" style="margin-top:4px"><rect y="${size * 0.7}" width="100%" height="6" rx="3" fill="#0e191e"/><rect y="${size * 0.7}" width="${share}%" height="6" rx="3" fill="${c.orange}"/><circle cx="${share}%" cy="${size * 0.7 + 3}" r="${size * 0.56}" fill="#f4f7f6"/></svg></div>`;

/** A switch with its name and an explanation. */
export const toggle = (name: string, on: boolean, note = '', size = 18): string =>
  `<div style="display:flex;align-items:center;justify-content:space-between;gap:20px"><div><div style="font-size:${size}px;font-weight:550">${name}</div>${note ? `<div style="font-size:${size * 0.86}px;color:${c.soft};margin-top:3px">${note}</div>` : ''}</div><svg width="${size * 2.6}" height="${size * 1.45}" viewBox="0 0 52 29" style="flex:none"><rect width="52" height="29" rx="14.500" fill="${on ? c.orange : '#3b525b'}"/><circle cx="${on ? 37.5 : 14.5}" cy="14.500" r="10" fill="#fff"/></svg></div>`;

export const action = (label: string, size = 20): string =>
  `<div style="background:${c.orange};color:#1c0f06;border-radius:12px;text-align:center;padding:${size * 0.8}px;font-size:${size}px;font-weight:700">${label}</div>`;

/** The divider between before and after with its handle, for an SVG layer. */
export const divider = (x: number, height: number, y: number, r = 34): string =>
  `<path d="M${x} 0V${height}" stroke="#fff" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><path d="M${x - r * 0.32} ${y - r * 0.3}l${-r * 0.3} ${r * 0.3} ${r * 0.3} ${r * 0.3}M${x + r * 0.32} ${y - r * 0.3}l${r * 0.3} ${r * 0.3}${-r * 0.3} ${r * 0.3}" fill="none" stroke="${c.graphite}" stroke-width="${r * 0.13}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A dark label over a picture. */
export const tag = (text: string, place: string, size = 20): string =>
  `<span class="abs" style="${place};background:rgba(11,25,31,.86);color:#eef4f2;font-size:${size}px;font-weight:600;padding:${size * 0.42}px ${size * 0.8}px;border-radius:9px">${text}</span>`;

/** A thin progress bar in per cent. */
export const progress = (share: number): string =>
  `<div style="height:8px;border-radius:4px;background:#0e191e"><i style="display:block;width:${share}%;height:8px;border-radius:4px;background:${share === 100 ? '#58b98c' : c.orange}"></i></div>`;

/** A checkerboard that represents transparency or an empty stage. */
export const dots = (width: number, height: number, step: number, colour: string): string =>
  `<path fill="${colour}" d="${times(Math.ceil(height / step), (row) => times(Math.ceil(width / step), (column) => `M${column * step} ${row * step}h2v2h-2z`))}"/>`;
