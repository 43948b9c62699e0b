/** Phones and windows, drawn by us: thin edges, concentric corners, light from the top left. */

/** The content of a phone is always laid out at this size and scaled as a whole. */
export const phoneScreen = { width: 390, height: 844 } as const;

const bezel = 10;

interface PhoneInput {
  x: number;
  y: number;
  scale: number;
  screen: string;
  rotate?: number;
  /** Replaces the plain rotation, for devices in perspective. */
  transform?: string;
  /** Colour of the metal edge. */
  edge?: string;
  shadow?: string;
}

/** A phone; its top left corner is at x, y before it is rotated about its centre. */
export function phone({ x, y, scale, screen, rotate = 0, transform, edge = '#39454a', shadow }: PhoneInput): string {
  const width = phoneScreen.width + bezel * 2;
  const height = phoneScreen.height + bezel * 2;
  const cast = shadow ?? '26px 40px 60px -18px rgba(4,12,14,.5),8px 12px 20px -6px rgba(4,12,14,.35)';
  const place = transform ?? `rotate(${rotate}deg)`;
  return `<div class="abs" style="left:${x}px;top:${y}px;width:${width * scale}px;height:${height * scale}px;transform:${place}">
<div style="width:${width}px;height:${height}px;transform:scale(${scale});transform-origin:0 0;position:relative">
<i class="abs" style="right:-3px;top:190px;width:5px;height:92px;border-radius:2px;background:${edge}"></i>
<i class="abs" style="right:-3px;top:318px;width:5px;height:56px;border-radius:2px;background:${edge}"></i>
<div class="abs" style="inset:0;border-radius:56px;background:#090c0d;box-shadow:0 0 0 1.5px ${edge},inset 1.5px 1.5px 0 rgba(255,255,255,.28),inset -1px -1px 0 rgba(255,255,255,.06),${cast}"></div>
<div class="abs" style="inset:${bezel}px;border-radius:${56 - bezel}px;overflow:hidden">${screen}</div>
<i class="abs" style="left:50%;top:${bezel + 15}px;width:22px;height:22px;margin-left:-11px;border-radius:50%;background:#07090a;box-shadow:inset 0 0 0 6px #07090a,inset 0 0 0 9px #1a2630"></i>
</div></div>`;
}

/** A tablet in landscape, its screen `width` x `height` before scaling. */
export function tablet(input: {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  rotate: number;
  screen: string;
}): string {
  const { x, y, width, height, scale, rotate, screen } = input;
  const rim = 26;
  return `<div class="abs" style="left:${x}px;top:${y}px;width:${width + rim * 2}px;height:${height + rim * 2}px;transform:rotate(${rotate}deg) scale(${scale});transform-origin:0 0;border-radius:46px;background:#0b0f10;box-shadow:0 0 0 2px #4a4f4c,inset 2px 2px 0 rgba(255,255,255,.2),34px 50px 80px -24px rgba(4,12,14,.6),10px 14px 24px -8px rgba(4,12,14,.35)">
<div class="abs" style="inset:${rim}px;border-radius:${46 - rim}px;overflow:hidden">${screen}</div><i class="abs" style="left:50%;top:9px;width:8px;height:8px;margin-left:-4px;border-radius:50%;background:#1c2a33"></i></div>`;
}

/** Time on the left, wifi, signal and battery on the right, in the text colour of the screen. */
export const statusBar = (time: string): string =>
  `<div style="display:flex;justify-content:space-between;align-items:center;height:52px;padding:2px 28px 0 30px;font-size:16px;font-weight:650">
<span>${time}</span><svg width="66" height="16" viewBox="0 0 66 16" fill="currentColor"><path d="M9 14.2 1.4 5a12 12 0 0 1 15.2 0z"/><path d="M26 14V10.4h3V14zM30.6 14V7.6h3V14zM35.2 14V4.6h3V14zM39.8 14V1.8h3V14z"/><rect x="49.7" y="2.7" width="13" height="11" rx="3" fill="none" stroke="currentColor" stroke-width="1.4"/><rect x="51.6" y="4.6" width="7.4" height="7.2" rx="1.4"/><path d="M64 6.4v3.6a1.6 1.6 0 0 0 0-3.6z"/></svg></div>`;

/** The gesture bar at the bottom of a screen. */
export const homeBar = (colour: string): string =>
  `<i class="abs" style="left:50%;bottom:9px;width:120px;height:5px;margin-left:-60px;border-radius:3px;background:${colour}"></i>`;

interface WindowInput {
  width: number;
  height: number;
  title: string;
  icon: string;
  body: string;
  dark?: boolean;
  shadow?: string;
}

/** A desktop window with a 44 px title bar; `body` fills the rest and is positioned by its own content. */
export function desktopWindow({ width, height, title, icon, body, dark = true, shadow }: WindowInput): string {
  const [bar, line, text] = dark
    ? ['#1b2629', 'rgba(255,255,255,.14)', '#e8efec']
    : ['#eef1ee', 'rgba(12,26,26,.16)', '#1b2629'];
  const cast = shadow ?? '30px 44px 80px -20px rgba(4,14,20,.55),8px 12px 24px -8px rgba(4,14,20,.35)';
  return `<div style="width:${width}px;height:${height}px;border-radius:10px;overflow:hidden;position:relative;background:${bar};color:${text};box-shadow:0 0 0 1px ${line},inset 0 1px 0 rgba(255,255,255,.1),${cast}">
<div style="height:44px;display:flex;align-items:center;padding-left:16px;gap:11px;font-size:15px;font-weight:550">${icon}<span>${title}</span>
<svg style="margin-left:auto" width="150" height="44" viewBox="0 0 150 44" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".8"><path d="M20 22.5h11"/><rect x="70" y="17" width="10.5" height="10.5" rx="1.5"/><path d="m119.5 17 10.5 10.5m0-10.5-10.5 10.5"/></svg></div>
<div class="abs" style="left:0;right:0;top:44px;bottom:0;overflow:hidden">${body}</div></div>`;
}
