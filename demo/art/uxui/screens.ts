import { homeBar, statusBar } from '../kit/device.ts';
import { bangla, fonts, times } from '../scene.ts';
import { board as c } from './palette.ts';

const page = (content: string, dark = false) =>
  `<div style="height:100%;background:${dark ? c.deep : c.paper};color:${dark ? c.paper : c.ink};position:relative;font-family:${fonts.text}">${content}${homeBar(dark ? c.paper : c.ink)}</div>`;

const header = (lesson: number) =>
  `<div style="display:flex;align-items:center;gap:16px;padding:8px 26px 0"><svg width="22" height="22" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"><path d="m14 4-7 7 7 7"/></svg><div style="flex:1;height:7px;border-radius:4px;background:${c.shade}"><i style="display:block;width:${Math.round((lesson / 48) * 100)}%;height:7px;border-radius:4px;background:${c.marigold}"></i></div><span style="font:600 16px ${fonts.banglaSans};color:${c.soft}">${bangla(lesson)}/${bangla(48)}</span></div>`;

/** A measured gap in red pencil: a bar of the given height with its size next to it. */
const gap = (y: number, height: number, label: string) =>
  `<rect x="28" y="${y}" width="282" height="${height}" fill="${c.red}" opacity=".14"/><path d="M270 ${y}v${height}M262 ${y}h16M262 ${y + height}h16" stroke="${c.red}" stroke-width="2"/><rect x="286" y="${y + height / 2 - 13}" width="42" height="26" rx="6" fill="${c.red}"/><text x="307" y="${y + height / 2 + 6}" text-anchor="middle" font-size="17" font-weight="700" fill="#fff">${label}</text>`;

const exercise = `<svg width="338" height="336" viewBox="0 0 338 336"><rect x="1" y="1" width="336" height="334" rx="20" fill="#fffdf7" stroke="${c.line}" stroke-width="2"/>
<rect x="28" y="28" width="282" height="104" rx="12" fill="${c.ink}"/><circle cx="250" cy="70" r="20" fill="${c.marigold}"/><path d="M28 132V112L96 74 150 110 190 90 262 132Z" fill="#33515c"/><path d="M28 120v0a12 12 0 0 0 12 12h40" fill="#33515c"/>
${gap(132, 24, '24')}<rect x="28" y="156" width="190" height="20" rx="5" fill="${c.ink}"/>${gap(176, 16, '16')}<rect x="28" y="192" width="230" height="10" rx="5" fill="#b9b7ab"/><rect x="28" y="210" width="204" height="10" rx="5" fill="#b9b7ab"/>${gap(220, 32, '?')}<rect x="28" y="252" width="150" height="54" rx="12" fill="${c.marigold}"/><rect x="60" y="273" width="86" height="12" rx="6" fill="${c.ink}"/></svg>`;

/** The spacing lesson: measure a card, choose the missing gap. */
export function lessonScreen(): string {
  const choice = (value: number, chosen: boolean) =>
    `<span style="flex:1;height:58px;border-radius:16px;display:grid;place-items:center;font:600 25px ${fonts.banglaSans};${chosen ? `background:${c.ink};color:${c.marigold}` : `background:${c.shade}`}">${bangla(value)}</span>`;
  return page(`${statusBar('10:12')}${header(12)}<div style="padding:22px 26px 0"><div style="font:400 37px/1.15 ${fonts.banglaSerif}">ফাঁকা জায়গার ছন্দ</div><div style="font-size:17px;color:${c.soft};margin:6px 0 18px">Spacing scale: 4, 8, 16, 24, 32, 48</div>${exercise}
<div style="font:500 20px/1.4 ${fonts.banglaSans};margin:20px 0 14px">লেখা আর বোতামের মাঝে কত পিক্সেল?</div><div style="display:flex;gap:12px">${choice(16, false)}${choice(24, false)}${choice(32, true)}</div>
<div style="height:62px;border-radius:18px;background:${c.marigold};margin-top:18px;display:grid;place-items:center;font:600 21px ${fonts.banglaSans}">উত্তর মিলিয়ে দেখুন</div></div>`);
}

const pill = (fill: string, text: string, label: string, extra = '') =>
  `<span style="height:56px;padding:0 26px;border-radius:16px;background:${fill};color:${text};display:inline-flex;align-items:center;font:600 20px ${fonts.banglaSans};${extra}">${label}</span>`;

/** The component lesson: one button, its parts and its states. */
export function componentScreen(): string {
  const states = [
    ['Default', pill(c.marigold, c.ink, 'সংরক্ষণ')],
    ['Hover', pill(c.amber, c.ink, 'সংরক্ষণ')],
    ['Focus', pill(c.marigold, c.ink, 'সংরক্ষণ', `box-shadow:0 0 0 4px ${c.paper},0 0 0 7px ${c.blue}`)],
    ['Disabled', pill(c.shade, '#a59f8f', 'সংরক্ষণ')],
  ] as const;
  const row = ([name, sample]: readonly [string, string]) =>
    `<div style="display:flex;align-items:center;justify-content:space-between;height:92px;border-top:1px solid ${c.line}"><span style="font-size:18px;font-weight:550">${name}</span>${sample}</div>`;
  return page(`${statusBar('10:40')}${header(18)}<div style="padding:22px 26px 0"><div style="font:400 37px/1.15 ${fonts.banglaSerif}">বোতামের গঠন</div><div style="font-size:17px;color:${c.soft};margin:6px 0 22px">Button: one component, four states</div>${states.map(row).join('')}
<div style="border-top:1px solid ${c.line};padding-top:20px;font:500 18.500px/1.5 ${fonts.banglaSans};color:#3d474d">ছোঁয়ার জায়গা কমপক্ষে ৪৮ পিক্সেল। শুধু রং দিয়ে অবস্থা বোঝাবেন না।</div>
<div style="display:flex;align-items:center;gap:14px;margin-top:24px;font-size:17px;font-weight:600"><svg width="54" height="54"><circle cx="27" cy="27" r="27" fill="${c.ink}"/><path d="M22 17v20l16-10z" fill="${c.marigold}"/></svg>Watch: 6 min</div></div>`);
}

/** Progress through the course: a ring and the modules with their lessons. */
export function progressScreen(): string {
  const modules = [
    ['মৌলিক ধারণা', 8, 8],
    ['রং ও অক্ষর', 10, 10],
    ['কম্পোনেন্ট', 12, 12],
    ['প্রোটোটাইপ', 10, 10],
    ['পোর্টফোলিও', 8, 8],
  ] as const;
  const done = modules.reduce((sum, [, , finished]) => sum + finished, 0);
  const length = 2 * Math.PI * 84;
  const row = ([name, all, finished]: readonly [string, number, number]) =>
    `<div style="padding:13px 0 14px;border-top:1px solid #2b3a45"><div style="display:flex;justify-content:space-between;font:500 19px ${fonts.banglaSans}"><span>${name}</span><span style="color:#9fadb4">${bangla(finished)}/${bangla(all)}</span></div><div style="display:flex;gap:4px;margin-top:10px">${times(all, (index) => `<i style="flex:1;height:7px;border-radius:4px;background:${index < finished ? c.marigold : '#2b3a45'}"></i>`)}</div></div>`;
  return page(
    `${statusBar('21:05')}<div style="padding:20px 28px 0"><div style="font:400 37px/1.15 ${fonts.banglaSerif}">আপনার অগ্রগতি</div>
<svg width="334" height="232" viewBox="-167 -116 334 232"><circle r="84" fill="none" stroke="#2b3a45" stroke-width="17"/><circle r="84" fill="none" stroke="${c.marigold}" stroke-width="17" stroke-linecap="round" stroke-dasharray="${length * (done / 48)} ${length}" transform="rotate(-90)"/><text y="12" text-anchor="middle" font-family="Anek Bangla" font-weight="650" font-size="56" fill="${c.paper}">${bangla(done)}</text><text y="42" text-anchor="middle" font-family="Anek Bangla" font-size="18" fill="#9fadb4">৪৮টির মধ্যে</text></svg>${modules.map(row).join('')}</div>`,
    true,
  );
}
