import type { ComponentType } from 'react';

/** Live pieces of the demo's products: key of a product's cover → loader of the piece. */
export const LIVE_PIECES: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'products-ramadan-cover': () => import('./ramadan/today-times.tsx').then((file) => file.TodayTimes),
  'products-bangla-cover': () => import('./bangla/bangla-day.tsx').then((file) => file.BanglaDay),
  'products-kareem-cover': () => import('./kareem/wallpaper-trial.tsx').then((file) => file.WallpaperTrial),
  'products-uxui-cover': () => import('./uxui/bill-lesson.tsx').then((file) => file.BillLesson),
  'products-mehndi-cover': () => import('./mehndi/mehndi-pattern.tsx').then((file) => file.MehndiPattern),
  'products-upscaler-cover': () => import('./upscaler/compare.tsx').then((file) => file.Compare),
};
