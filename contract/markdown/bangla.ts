// Bangla in the Latin spelling common among its readers. Transliteration character by character omits the inherent
// vowel, which is pronounced after a consonant but not written: `কলম` would become `klm`.

const CONSONANTS: Readonly<Record<string, string>> = {
  ক: 'k',
  খ: 'kh',
  গ: 'g',
  ঘ: 'gh',
  ঙ: 'ng',
  চ: 'ch',
  ছ: 'chh',
  জ: 'j',
  ঝ: 'jh',
  ঞ: 'n',
  ট: 't',
  ঠ: 'th',
  ড: 'd',
  ঢ: 'dh',
  ণ: 'n',
  ত: 't',
  থ: 'th',
  দ: 'd',
  ধ: 'dh',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 'sh',
  ষ: 'sh',
  স: 's',
  হ: 'h',
  ৰ: 'r',
  ৱ: 'w',
};
const DOTTED: Readonly<Record<string, string>> = { ড: 'r', ঢ: 'rh', য: 'y' };
const VOWELS: Readonly<Record<string, string>> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
  '\u09be': 'a',
  '\u09bf': 'i',
  '\u09c0': 'i',
  '\u09c1': 'u',
  '\u09c2': 'u',
  '\u09c3': 'ri',
  '\u09c7': 'e',
  '\u09c8': 'oi',
  '\u09cb': 'o',
  '\u09cc': 'ou',
};
/** Hasanta: the preceding consonant has no vowel. */
const JOINT = '\u09cd';
const NUKTA = '\u09bc';

const WORD = /[\u0981-\u09e3\u09f0\u09f1]+/g;
/** A consonant with its dot and following signs, or any other character. */
const PARTS = /([\u0995-\u09b9\u09f0\u09f1])(\u09bc?)([\u09be-\u09cc\u09cd]?)|[\s\S]/g;

/** Spellings that are pronounced differently; `^` is the start of a word. */
const READINGS: readonly (readonly [RegExp, string])[] = [
  [/[\u0981\u0983]/g, ''],
  [/^ক্ষ/g, 'খ'],
  [/ক্ষ/g, 'ক্খ'],
  [/জ্ঞ/g, 'গ্য'],
  [/^[অএ]্যা/g, 'আ'],
  [/^([ক-হ])্যা/g, '$1া'],
  [/্য(?!\u09bc)/g, `${JOINT}য${NUKTA}`],
  [/ওয\u09bc(?=[\u09be\u09c7])/g, 'ৱ'],
  [/(?<=[সশদতজধ]্)ব/g, 'ৱ'],
  [/(?:\u0982|ঙ্)(?=[কখগঘ])/g, 'ন্'],
  [/\u0982/g, 'ঙ্'],
  [/ৎ/g, 'ত্'],
];

interface Part {
  readonly consonant: string;
  /** The written vowel; empty after a consonant with the inherent vowel or none. */
  readonly vowel: string;
  readonly isJoined: boolean;
}

const partsOf = (word: string): Part[] =>
  [...word.matchAll(PARTS)].map(([sign, letter, dot, mark]) => {
    const consonant = letter && ((dot && DOTTED[letter]) || CONSONANTS[letter]);
    if (!consonant) return { consonant: '', vowel: VOWELS[sign] ?? '', isJoined: false };
    return { consonant, vowel: VOWELS[mark ?? ''] ?? '', isJoined: mark === JOINT };
  });

/**
 * Whether the part's inherent vowel is pronounced: not at the end of a word, nor between two syllables (`আমরা`: amra).
 */
function isSpoken(parts: readonly Part[], place: number, isAfterVowel: boolean): boolean {
  if (parts[place - 1]?.isJoined) return true;
  const next = parts[place + 1];
  if (!next) return place === 0;
  return !(isAfterVowel && next.vowel !== '' && next.consonant !== '' && next.consonant !== 'y');
}

function spell(word: string): string {
  const parts = partsOf(READINGS.reduce((text, [sign, read]) => text.replace(sign, read), word));
  let latin = '';
  parts.forEach(({ consonant, vowel, isJoined }, place) => {
    const isInherent = consonant !== '' && vowel === '' && !isJoined;
    const spoken = isInherent && isSpoken(parts, place, /[aeiou]$/.test(latin)) ? 'o' : vowel;
    latin += consonant + spoken;
  });
  return latin;
}

/** The text with its Bangla words in Latin letters: `বাংলাদেশ` becomes `bangladesh`; everything else stays the same. */
export const spellBangla = (text: string): string => text.normalize('NFC').replace(WORD, spell);
