/** How long a page waits at most. On 1.6 Mbit/s its fonts are there after 0.7 s. */
const WAIT_MS = 1200;

/** Each weight has its letters and its digits in files of their own. */
const FACES = [400, 600].flatMap((weight) => ['ক', '১'].map((text) => [`${weight} 1em "Bangla Text"`, text]));

/**
 * The inline script of a page in Bangla. It hides the page until its fonts are loaded: most devices have another Bangla
 * font, or none, in which lines break elsewhere, so everything would move once. A device with the font whose widths the
 * page's stand-in repeats (fonts.css) shows the page at once.
 */
export const FONT_SCRIPT = [
  '(()=>{',
  'let{documentElement:root,fonts}=document,show=()=>delete root.dataset.fonts;',
  'root.dataset.fonts="";',
  `setTimeout(show,${WAIT_MS});`,
  `Promise.all(${JSON.stringify(FACES)}.map(face=>fonts.load(...face))).then(show,show);`,
  `new FontFace("Bangla Stand-in",'local("NotoSansBengali-Regular"),local("Noto Sans Bengali")').load().then(show,()=>0)`,
  '})()',
].join('');
