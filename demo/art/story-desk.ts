import { bend } from './mark.ts';
import { n, times } from './scene.ts';

const top = 560;

const surface = `<path d="M0 ${top}H1280V720H0Z" fill="#3b2a20"/><path d="M0 ${top}H1280V574H0Z" fill="#7d5a3d"/>
<path d="M0 ${top}H1280V564H0Z" fill="#b98a57"/><path d="M470 574L420 720H860L810 574Z" fill="#5c4330"/>
<path d="M0 640C200 634 420 648 640 640S1080 632 1280 642M0 690C260 682 520 696 760 688S1160 684 1280 690" stroke="#2f2119" stroke-width="2.5" fill="none" opacity="0.7"/>`;

/** The screen's content, from 18, 31 to 322, 195: the current drawing. */
const drawing = `<rect x="18" y="31" width="62" height="164" fill="#e7dfcd"/>${times(6, (i) => `<rect x="28" y="${44 + i * 17}" width="${[40, 32, 36, 26, 38, 30][i]}" height="5" rx="2.5" fill="${i === 2 ? '#0d6b4e' : '#b3aa96'}"/>`)}<g stroke="#d9cfb9" stroke-width="1">${times(11, (i) => `<path d="M${92 + i * 22} 40V186M88 ${44 + Math.min(i, 6) * 22}H314"/>`)}</g>
<g transform="translate(140 50) scale(4)"><path d="${bend}" fill="#0d6b4e"/><circle cx="26" cy="8" r="4" fill="#f3aa2f"/>
<circle cx="11" cy="13" r="9" fill="none" stroke="#d9661f" stroke-width=".35"/><circle cx="26" cy="16" r="6" fill="none" stroke="#d9661f" stroke-width=".35"/>
<circle cx="26" cy="16" r="12" fill="none" stroke="#d9661f" stroke-width=".35"/></g>`;

/** The big screen would be useless seen from behind: it faces the viewer, with the current drawing on it. */
const laptop = (
  screen: string,
) => `<g transform="translate(238 356)"><path d="M18 0H322a12 12 0 0 1 12 12V206H6V12A12 12 0 0 1 18 0Z" fill="#0b1a1a"/>
<rect x="18" y="13" width="304" height="182" rx="3" fill="#f6efe0"/><rect x="18" y="13" width="304" height="18" fill="#dfd6c2"/>
<circle cx="30" cy="22" r="3.5" fill="#d9825b"/><circle cx="41" cy="22" r="3.5" fill="#f3aa2f"/><circle cx="52" cy="22" r="3.5" fill="#2c8f6c"/>
${screen}<path d="M-18 206H358L346 218H-6Z" fill="#c9c2b2"/>
<path d="M-18 206H358V211H-18Z" fill="#efe8d8"/></g>`;

/** A phone on a stand, the calendar's evening screen lit. */
const phone = `<g transform="translate(724 432)"><path d="M8 132L-6 142H84L66 132Z" fill="#8a6544"/><rect width="74" height="138" rx="11" fill="#0b1a1a"/>
<rect x="5" y="5" width="64" height="128" rx="7" fill="#124a42"/><path d="M12 66A25 25 0 0 1 62 66" fill="none" stroke="#2f7a69" stroke-width="5" stroke-linecap="round"/>
<path d="M12 66A25 25 0 0 1 50 45" fill="none" stroke="#f3aa2f" stroke-width="5" stroke-linecap="round"/>
<rect x="14" y="18" width="30" height="5" rx="2.5" fill="#bfe3cf"/>${times(
  4,
  (i) => `<rect x="12" y="${80 + i * 12}" width="24" height="4" rx="2" fill="${i === 2 ? '#f3aa2f' : '#8fc9ac'}"/>
<rect x="46" y="${80 + i * 12}" width="16" height="4" rx="2" fill="${i === 2 ? '#f3aa2f' : '#8fc9ac'}"/>`,
)}</g>`;

const lamp = `<g stroke-linecap="round"><path d="M976 550L952 392L1040 288" fill="none" stroke="#081818" stroke-width="12"/>
<path d="M974 550L950 392L1038 288" fill="none" stroke="#2c8f6c" stroke-width="5"/><circle cx="952" cy="392" r="11" fill="#f3aa2f"/>
</g><path d="M922 560C922 544 940 538 978 538S1034 544 1034 560Z" fill="#0b3a2f"/><path d="M922 560C922 544 940 538 970 538C950 544 944 552 944 560Z" fill="#2c8f6c"/>
<path d="M1018 262C1034 250 1056 262 1062 280L1092 338L974 366C966 320 984 284 1018 262Z" fill="#0d6b4e"/>
<path d="M1018 262C1000 290 996 330 1004 359L974 366C966 320 984 284 1018 262Z" fill="#2c8f6c"/><path d="M974 366L1092 338C1094 352 1074 364 1040 372S976 378 974 366Z" fill="#fdeab4"/>`;

const light = `<path d="M976 370L1092 342L1250 574H820Z" fill="#f9d98a" opacity="0.16"/><path d="M820 574H1250L1280 640V720H760Z" fill="#f3c66b" opacity="0.2"/>`;

/** @param t seconds; the steam sways */
const tea = (
  t: number,
) => `<g transform="translate(868 494)"><path d="M-34 66H50L40 74H-24Z" fill="#efe6d3"/><path d="M-10 0H34L28 64H-4Z" fill="#d9955c"/>
<path d="M16 0H34L28 64H16Z" fill="#b97443"/><path d="M-10 0H34L33 10H-9Z" fill="#f3e3c6"/><path transform="skewX(${n(Math.sin(t * 1.6) * 7)})" d="M4-12c-8-12 8-20 0-34M20-14c-8-10 7-17 1-30" stroke="#fdeab4" stroke-width="3" fill="none" stroke-linecap="round" opacity="0.75"/>
</g>`;

const papers = `<path d="M1082 552H1218L1234 560H1070Z" fill="#f6efe0"/><path d="M1090 544H1204L1218 552H1082Z" fill="#e2d8c2"/>
<path d="M1098 536H1210L1204 544H1090Z" fill="#0d6b4e"/><path d="M1106 526H1200L1210 536H1098Z" fill="#d9825b"/>
<path d="M1118 526L1176 512L1180 518L1140 526Z" fill="#f3aa2f"/>`;

/** The plant that has outgrown its pot, dark against the evening. */
const plant = `<g transform="translate(96 560)"><path d="M-38-86H52L40 0H-26Z" fill="#bf6743"/><path d="M14-86H52L40 0H14Z" fill="#96492c"/>
<path d="M-44-98H58V-80H-44Z" fill="#d9825b"/><g fill="#1d6a50"><path d="M4-96C-30-150-92-176-120-160C-104-130-50-100 4-96Z"/>
<path d="M6-96C-20-170-40-230-20-276C14-240 24-160 6-96Z"/></g><g fill="#2c8f6c"><path d="M6-96C30-160 92-204 130-190C116-150 62-112 6-96Z"/>
<path d="M8-96C10-140 44-220 84-244C90-190 52-124 8-96Z"/></g><path d="M4-96C-40-120-84-118-104-96C-70-80-30-84 4-96Z" fill="#134f3d"/>
<g stroke="#0d3a2e" stroke-width="2.5" fill="none"><path d="M4-96C-30-126-70-150-112-158M6-96C0-160-8-220-18-266M6-96C40-130 84-166 122-186"/>
</g></g>`;

const cups = `<g transform="translate(1186 448)"><path d="M-4-52L8 30M16-60L14 30M40-46L22 30" stroke-width="6" stroke="#f3aa2f" stroke-linecap="round"/>
<path d="M16-60L14 30" stroke-width="6" stroke="#8fc9ac" stroke-linecap="round"/><path d="M-14 8H44L38 78H-8Z" fill="#1b4a45"/>
<path d="M16 8H44L38 78H16Z" fill="#123630"/></g>`;

const rim = `<path d="M238 562H572" stroke="#201510" stroke-width="5" opacity="0.5"/>`;

/** Everything on the desk; the middle stays calm because the player's button is there. */
export const desk = ({ t = 0, screen = drawing } = {}): string =>
  `${cups}${surface}${light}${rim}<g transform="translate(0 -6)">${laptop(screen)}</g>${phone}${tea(t)}${lamp}${papers}${plant}`;
