import { n, seeded, times } from './scene.ts';

/** The opening of the window: outside begins at the frame's inner edge. */
const pane = { x: 150, y: 48, w: 980, h: 446 };
const horizon = 322;

const bands = [
  [0, '#123b40'],
  [92, '#1d5350'],
  [150, '#3d7767'],
  [198, '#82a17a'],
  [238, '#c7b673'],
  [270, '#efb74d'],
  [298, '#f7c95f'],
] as const;

const sky = bands.map(([y, colour]) => `<rect x="0" y="${y}" width="1280" height="400" fill="${colour}"/>`).join('');

/** Long flat clouds, lit from below. */
const clouds = `<g fill="#2c6660"><path d="M180 128C240 112 330 118 380 130C430 124 470 130 500 140H150C156 134 166 130 180 128Z"/>
<path d="M820 96C880 82 960 86 1010 98C1060 92 1100 98 1160 110H760C776 102 796 98 820 96Z"/></g><g fill="#c9a45c"><path d="M250 214C310 202 380 206 430 216H560C540 224 500 226 460 226H220C226 220 236 216 250 214Z"/>
<path d="M760 188C820 178 880 180 930 190H1080C1050 200 1000 202 960 202H720C730 194 744 190 760 188Z"/>
</g><g fill="#f3d688"><path d="M620 250C680 240 740 244 790 252H900C880 258 840 260 800 260H590C598 254 608 252 620 250Z"/>
</g>`;

const water = `<rect x="0" y="${horizon}" width="1280" height="260" fill="#e2ad4f"/><rect x="0" y="${horizon + 26}" width="1280" height="260" fill="#b79a5b"/>
<rect x="0" y="${horizon + 58}" width="1280" height="260" fill="#6f8a68"/><rect x="0" y="${horizon + 100}" width="1280" height="260" fill="#2f6459"/>`;

const random = seeded(77);

/** Light lying on the water: short bars that widen towards us under the sun. */
const glitter = times(15, (i) => {
  const y = horizon + 6 + i * 10.5;
  const half = 22 + i * 5 + random() * 34;
  const x = 640 + (random() - 0.5) * 46;
  return `<rect x="${n(x - half)}" y="${n(y)}" width="${n(half * 2)}" height="${n(2.5 + i * 0.22)}" rx="2" fill="#fbdf95" opacity="${n(0.95 - i * 0.045)}"/>`;
});

const lines = times(34, () => {
  const y = horizon + 14 + random() * 150;
  const x = random() * 1280;
  const w = 26 + random() * 90;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="2" rx="1" fill="#f2cf85" opacity="0.34"/>`;
});

const farBank = `<path d="M0 ${horizon}V300C60 296 96 304 140 300C170 290 204 292 226 302C280 298 330 306 380 312C430 316 470 318 520 ${horizon}Z" fill="#27554c"/>
<path d="M1280 ${horizon}V292C1220 286 1180 300 1140 296C1110 286 1082 290 1060 302C1010 300 950 310 900 314C860 318 820 319 780 ${horizon}Z" fill="#27554c"/>
<path transform="translate(-776 2)" d="M1012 303C1008 290 1012 270 1014 246M1014 246C1002 240 992 244 986 252M1014 246C1008 236 996 234 988 238M1014 246C1018 234 1030 232 1038 238M1014 246C1026 240 1036 244 1040 254M1014 246C1012 236 1014 230 1018 226" fill="none" stroke="#1c453e" stroke-width="4" stroke-linecap="round"/>
<path d="M700 ${horizon + 20}C760 ${horizon + 12} 860 ${horizon + 10} 960 ${horizon + 18}C1010 ${horizon + 22} 1060 ${horizon + 24} 1120 ${horizon + 30}C1000 ${horizon + 36} 800 ${horizon + 34} 700 ${horizon + 20}Z" fill="#d9bd7c"/>`;

/** A sailing boat with a patched sail; hull, mat roof, helmsman. */
const boat = (x: number, y: number, scale: number, sail: string, shade: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-6-14V-168" stroke="#0d2423" stroke-width="4"/>
<path d="M-2-164C40-150 66-96 62-34C40-28 16-26-2-28Z" fill="${sail}"/><path d="M-2-164C22-150 38-96 34-29C22-27 8-27-2-28Z" fill="${shade}"/>
<path d="M-6-160C-28-130-44-80-46-30L-8-28Z" fill="${shade}"/><path d="M-118-26C-70 2 66 4 128-40C116-6 92 16 60 20H-70C-92 16-108 0-118-26Z" fill="#0d2423"/>
<path d="M-78-14C-78-40-30-44-24-12Z" fill="#17383a"/><path d="M-104-22V-50M-104-50C-110-54-110-62-104-64C-98-62-98-54-104-50" stroke="#0d2423" stroke-width="7" fill="#0d2423" stroke-linecap="round"/>
<path d="M-98-44L-126 16" stroke="#0d2423" stroke-width="4" stroke-linecap="round"/><path d="M-70 24H60L44 30H-50Z" fill="#0d2423" opacity="0.4"/>
</g>`;

const birds = `<path d="M520 150q9-10 16 0q7-10 16 0M566 176q7-8 13 0q6-8 13 0M478 182q6-7 11 0q5-7 11 0" fill="none" stroke="#0f2a2a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

const outside = `${sky}${clouds}<circle cx="640" cy="286" r="46" fill="#fdeab4"/>${water}${farBank}${glitter}${lines}${birds}${boat(508, 338, 0.52, '#d9825b', '#b3603e')}${boat(892, 338, 0.4, '#f0e2c2', '#cdb98c')}`;

const { x, y, w, h } = pane;

/** Wall, window with its three leaves, sill. */
export const view = `<rect width="1280" height="720" fill="#123030"/><clipPath id="pane"><rect x="${x}" y="${y}" width="${w}" height="${h}"/>
</clipPath><g clip-path="url(#pane)">${outside}</g>
<g fill="none" stroke="#0a1f20" stroke-width="18"><rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 20}"/>
</g><path d="M420 ${y}V${y + h}M860 ${y}V${y + h}" stroke="#0a1f20" stroke-width="14"/><path d="M420 ${y}V${y + h}M860 ${y}V${y + h}" stroke="#1c4544" stroke-width="4" transform="translate(-5 0)"/>
<path d="M${x} 142H420M860 142H${x + w}" stroke="#0a1f20" stroke-width="9"/>
<path d="M0 0H128C120 150 132 320 96 520H0Z" fill="#1b4a45"/><path d="M0 0H70C60 180 78 340 44 520H0Z" fill="#225a53"/>
<path d="M104 0C98 170 108 330 76 520M30 0C26 160 34 330 14 520" stroke="#143c39" stroke-width="4" fill="none"/>
<path d="M1280 0H1152C1160 150 1148 320 1184 520H1280Z" fill="#17403c"/><path d="M1280 0H1214C1224 180 1204 340 1238 520H1280Z" fill="#1b4a45"/>
<path d="M1176 0C1182 170 1172 330 1206 520" stroke="#113432" stroke-width="4" fill="none"/>`;
