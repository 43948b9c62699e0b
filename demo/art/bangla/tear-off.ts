import { fonts } from '../scene.ts';
import { border } from './alpana.ts';
import { colours as c } from './palette.ts';

/** A tear-off day calendar, 520 x 700, showing the first of Boishakh. */
export function tearOff(): string {
  const stack = [3, 2, 1]
    .map(
      (index) =>
        `<div class="abs" style="left:${index * 3}px;top:${40 + index * 5}px;width:520px;height:660px;background:${index % 2 ? '#efe3c8' : '#e5d6b6'};border-radius:4px"></div>`,
    )
    .join('');
  return `<div style="position:relative;width:520px;height:700px"><div class="abs" style="inset:30px -14px -26px 14px;background:rgba(58,6,3,.5);filter:blur(26px)"></div>${stack}
<div class="abs" style="left:0;top:34px;width:520px;height:660px;background:${c.page};border-radius:3px;text-align:center;color:${c.ink};overflow:hidden">
<div style="display:flex;justify-content:space-between;padding:52px 34px 0;font:500 25px ${fonts.banglaSans};color:${c.soft}"><span>সোমবার</span><span>বঙ্গাব্দ ১৪৩২</span></div>
<div style="font:400 372px/1 ${fonts.banglaSerif};color:${c.red};height:330px;margin-top:-40px">১</div>
<div style="font:400 92px/1.15 ${fonts.banglaSerif};margin-top:-14px">বৈশাখ</div>
<div style="display:flex;justify-content:center;gap:22px;font-size:22px;color:${c.soft};margin-top:16px"><span>14 April 2025</span><span>১৫ শাওয়াল ১৪৪৬</span></div>
<svg class="abs" style="left:-8px;bottom:14px" width="540" height="60" viewBox="0 -56 540 60">${border(540, 50, c.red, c.page, c.turmeric)}</svg></div>
<div class="abs" style="left:-10px;top:0;width:540px;height:58px;border-radius:8px;background:linear-gradient(#3a2019,#1f0f0b 70%);box-shadow:inset 0 1.5px 0 rgba(255,255,255,.25),0 6px 10px rgba(58,6,3,.35)"></div>
<i class="abs" style="left:238px;top:16px;width:44px;height:24px;border-radius:14px;background:${c.deep};box-shadow:inset 2px 3px 3px rgba(0,0,0,.5)"></i></div>`;
}
