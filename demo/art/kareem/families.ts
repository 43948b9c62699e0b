import type { Language } from '../../../contract/rules/languages.ts';

/** The palettes of the bundle. */
export interface Family {
  name: string;
  ground: string;
  deep: string;
  mid: string;
  light: string;
  gold: string;
  text: string;
  /** Of the greeting, which buyers replace by their own words. */
  language?: Language;
}

export const families = {
  night: {
    name: 'Night',
    ground: '#123247',
    deep: '#0a2030',
    mid: '#265b70',
    light: '#f6e7c6',
    gold: '#e5b24c',
    text: '#f6e7c6',
  },
  emerald: {
    name: 'Emerald',
    ground: '#11503f',
    deep: '#0a352b',
    mid: '#2f7d5f',
    light: '#f5ecd3',
    gold: '#e0b050',
    text: '#f5ecd3',
  },
  madder: {
    name: 'Madder',
    ground: '#7f2431',
    deep: '#561421',
    mid: '#b04e47',
    light: '#f9e7d3',
    gold: '#ecb65f',
    text: '#f9e7d3',
  },
  sand: {
    name: 'Sand',
    ground: '#f0dcb5',
    deep: '#dfc28d',
    mid: '#c98d4e',
    light: '#fff8e6',
    gold: '#a5631f',
    text: '#54291a',
  },
} as const satisfies Record<string, Family>;

const banglaNames: Record<keyof typeof families, string> = {
  night: 'রাত',
  emerald: 'পান্না',
  madder: 'মঞ্জিষ্ঠা',
  sand: 'বালু',
};

/** The palettes with the words of a language. */
export function familiesIn(language: Language): Record<keyof typeof families, Family> {
  if (language === 'en') return families;
  const { night, emerald, madder, sand } = families;
  return {
    night: { ...night, name: banglaNames.night, language },
    emerald: { ...emerald, name: banglaNames.emerald, language },
    madder: { ...madder, name: banglaNames.madder, language },
    sand: { ...sand, name: banglaNames.sand, language },
  };
}
