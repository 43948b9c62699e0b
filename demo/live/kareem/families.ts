import { t } from '@lingui/core/macro';

/** The palettes of the bundle, one of which colours each background. */
export interface Family {
  readonly name: string;
  readonly ground: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly gold: string;
  /** The clock on it. */
  readonly text: string;
}

export const families: readonly [Family, ...Family[]] = [
  {
    name: t`Night`,
    ground: '#123247',
    deep: '#0a2030',
    mid: '#265b70',
    light: '#f6e7c6',
    gold: '#e5b24c',
    text: '#f6e7c6',
  },
  {
    name: t`Emerald`,
    ground: '#11503f',
    deep: '#0a352b',
    mid: '#2f7d5f',
    light: '#f5ecd3',
    gold: '#e0b050',
    text: '#f5ecd3',
  },
  {
    name: t`Madder`,
    ground: '#7f2431',
    deep: '#561421',
    mid: '#b04e47',
    light: '#f9e7d3',
    gold: '#ecb65f',
    text: '#f9e7d3',
  },
  {
    name: t`Sand`,
    ground: '#f0dcb5',
    deep: '#dfc28d',
    mid: '#c98d4e',
    light: '#fff8e6',
    gold: '#a5631f',
    text: '#54291a',
  },
];
