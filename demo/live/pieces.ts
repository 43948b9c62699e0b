import type { ReactNode } from 'react';
import type { PiecePages, PieceProps } from './pages.ts';

interface DemoPiece {
  /** Shown to the owner who chooses it. */
  readonly label: string;
  readonly load: () => Promise<(props: PieceProps) => ReactNode>;
  /** Pages with URLs of their own. */
  readonly loadPages?: () => Promise<PiecePages>;
}

/** Live pieces of the demo's products, by the name that a product's preview gives. */
export const LIVE_PIECES: Readonly<Record<string, DemoPiece>> = {
  'fasting-times': {
    label: 'Fasting times',
    load: () => import('./ramadan/today-times.tsx').then((file) => file.TodayTimes),
    loadPages: () => import('./ramadan/place-pages.tsx').then((file) => file.placePages),
  },
  'bangla-date': {
    label: 'Bangla date',
    load: () => import('./bangla/bangla-day.tsx').then((file) => file.BanglaDay),
  },
  wallpaper: {
    label: 'Wallpaper',
    load: () => import('./kareem/wallpaper-trial.tsx').then((file) => file.WallpaperTrial),
  },
  'bill-lesson': {
    label: 'Design lesson',
    load: () => import('./uxui/bill-lesson.tsx').then((file) => file.BillLesson),
  },
  'mehndi-pattern': {
    label: 'Mehndi pattern',
    load: () => import('./mehndi/mehndi-pattern.tsx').then((file) => file.MehndiPattern),
  },
  'image-upscaler': {
    label: 'Image upscaler',
    load: () => import('./upscaler/compare.tsx').then((file) => file.Compare),
  },
};
