/** Whether a text begins as an SVG does; the first few thousand characters are enough. */
export function isDrawing(head: string): boolean {
  return (
    head
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<') && /<(?:\w{1,20}:)?svg[\s>]/.test(head)
  );
}

/** Whether an SVG has letters: these are drawn with the fonts of whoever draws, in a logo others than were chosen. */
export const hasLetters = (drawing: string): boolean => /<(?:\w{1,20}:)?text[\s>]/.test(drawing);
