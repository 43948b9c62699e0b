/**
 * The language of a text on an English page: Bangla when most of its letters are. Screen readers use it for
 * pronunciation, browsers for line breaks and fonts.
 */
export function detectLanguage(text: string): 'bn' | undefined {
  const bangla = text.match(/[\u0980-\u09ff]/g)?.length ?? 0;
  return bangla > 0 && bangla > (text.match(/[a-z]/gi)?.length ?? 0) ? 'bn' : undefined;
}
