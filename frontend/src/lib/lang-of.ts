/**
 * The language of a text whose page is English: Bangla when most of its letters are. Screen readers speak it, and browsers break
 * and draw it, as what it is.
 */
export function langOf(text: string): 'bn' | undefined {
  const bangla = text.match(/[\u0980-\u09ff]/g)?.length ?? 0;
  return bangla > 0 && bangla > (text.match(/[a-z]/gi)?.length ?? 0) ? 'bn' : undefined;
}
