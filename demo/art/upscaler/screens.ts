import { desktopWindow } from '../kit/device.ts';
import { layer } from '../kit/shapes.ts';
import { fonts } from '../scene.ts';
import { action, appIcon, divider, progress, segments, slider, tag, toggle } from './controls.ts';
import { riverPicture } from './kingfisher.ts';
import { mosaic } from './mosaic.ts';
import { water as c } from './palette.ts';
import { thumbs } from './thumbs.ts';

const title = 'Image Upscaler';

/** The main window, 1120 x 800: before and after with the settings next to them. */
export function splitWindow(): string {
  const stage = { width: 800, height: 756 };
  const art = `<g transform="translate(-70 -20) scale(.75)">${riverPicture(560)}</g>`;
  const panel = `<div class="abs" style="left:800px;top:0;right:0;bottom:0;background:${c.panel};padding:30px 28px;display:flex;flex-direction:column;gap:28px"><div><div style="font-size:18px;font-weight:550;margin-bottom:12px">Scale</div>${segments(['2×', '4×', '8×'], 2)}</div>${slider('Noise', 'Low', 28)}${slider('Sharpness', '60', 60)}${toggle('Keep faces', true)}<div><div style="font-size:18px;font-weight:550;margin-bottom:12px">Format</div>${segments(['PNG', 'JPEG', 'WebP'], 0, 17)}</div><div style="margin-top:auto">${action('Save picture')}</div></div>`;
  return desktopWindow({
    width: 1120,
    height: 800,
    title: `${title} · kingfisher.jpg`,
    icon: appIcon(22),
    body: `<div class="abs" style="left:0;top:0;width:${stage.width}px;height:${stage.height}px;overflow:hidden">${layer(stage.width, stage.height, art)}${mosaic(art, stage.width, stage.height, [{ x: 0, width: 372, cell: 12 }], 'position:absolute;left:0;top:0')}${layer(stage.width, stage.height, divider(372, stage.height, 620, 27))}${tag('Before: 480 × 360', 'left:20px;bottom:20px', 19)}${tag('After: 3840 × 2880', 'right:20px;bottom:20px', 19)}</div>${panel}`,
  });
}

interface Job {
  art: keyof typeof thumbs;
  file: string;
  from: string;
  to: string;
  share: number;
  state: string;
}

const jobs: readonly Job[] = [
  { art: 'bird', file: 'kingfisher.jpg', from: '480 × 360', to: '3840 × 2880', share: 100, state: 'Done in 9 s' },
  {
    art: 'mangoes',
    file: 'mango-orchard.png',
    from: '800 × 600',
    to: '3200 × 2400',
    share: 100,
    state: 'Done in 14 s',
  },
  { art: 'lily', file: 'shapla.jpg', from: '640 × 480', to: '5120 × 3840', share: 62, state: '62%, 8 s left' },
  { art: 'tea', file: 'tea-garden.jpg', from: '1024 × 768', to: '4096 × 3072', share: 0, state: 'Waiting' },
  { art: 'evening', file: 'padma-evening.webp', from: '720 × 540', to: '5760 × 4320', share: 0, state: 'Waiting' },
];

/** The queue, 1060 x 780: five files, two done, one in progress. */
export function queueWindow(): string {
  const row = ({ art, file, from, to, share, state }: Job, index: number) =>
    `<div style="display:grid;grid-template-columns:128px 1fr 232px;gap:26px;align-items:center;height:122px;border-top:${index ? `1px solid ${c.line}` : 0}"><svg width="128" height="96" viewBox="0 0 240 180" style="border-radius:9px;overflow:hidden">${thumbs[art]}</svg><div><div style="font-size:24px;font-weight:650">${file}</div><div style="font-size:19px;color:${c.soft};margin-top:5px">${from} to ${to}</div></div><div><div style="font-size:19px;font-weight:550;margin-bottom:11px;color:${share === 100 ? '#7fd3ab' : share ? '#f6f9f8' : c.soft}">${state}</div>${progress(share)}</div></div>`;
  return desktopWindow({
    width: 1060,
    height: 780,
    title,
    icon: appIcon(22),
    body: `<div style="height:100%;background:${c.graphite};padding:24px 40px 0"><div style="display:flex;justify-content:space-between;align-items:center;padding-bottom:12px"><b style="font:700 38px/1.2 ${fonts.display};letter-spacing:-.015em">Queue</b><span style="font-size:19px;color:${c.soft}">2 of 5 finished</span></div>${jobs.map(row).join('')}</div>`,
  });
}

/** The settings, 900 x 820, large enough to read in a thumbnail. */
export function settingsWindow(): string {
  const rule = `<div style="height:1px;background:${c.line}"></div>`;
  return desktopWindow({
    width: 900,
    height: 820,
    title: `${title} · Settings`,
    icon: appIcon(22),
    body: `<div style="height:100%;background:${c.graphite};padding:34px 50px 0;display:flex;flex-direction:column;gap:25px"><b style="font:700 42px/1.1 ${fonts.display};letter-spacing:-.015em">Settings</b><div><div style="font-size:25px;font-weight:550;margin-bottom:14px">Default scale</div>${segments(['2×', '4×', '8×'], 1, 25)}</div>${rule}${toggle('Use the graphics card', true, 'Falls back to the processor', 25)}${rule}${toggle('Work offline', true, 'Pictures never leave this computer', 25)}${rule}${slider('Noise reduction', 'Low', 28, 25)}${rule}${toggle('Add the scale to the file name', false, 'photo.jpg becomes photo-4x.jpg', 25)}</div>`,
  });
}
