/** Whether a text starts like an SVG; its first few thousand characters are enough. */
export function isSvgMarkup(head: string): boolean {
  return (
    head
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<') && /<(?:\w{1,20}:)?svg[\s>]/.test(head)
  );
}

/** Whether an SVG contains text: it is rendered with the renderer's fonts, so a logo could look different. */
export const hasSvgText = (drawing: string): boolean => /<(?:\w{1,20}:)?text[\s>]/.test(drawing);
