/**
 * Markdown whose single line breaks stay line breaks, as people who write an email expect: lines of a paragraph end with two
 * spaces. Code is unchanged.
 */
export function keepLineBreaks(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n');
  return lines
    .map((line, index) => {
      const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence === '' ? marks !== '' : marks.startsWith(fence)) {
        fence = fence === '' ? marks : '';
        return line;
      }
      const isLast = (lines[index + 1] ?? '').trim() === '';
      return fence !== '' || isLast || line.trim() === '' ? line : `${line.trimEnd()}  `;
    })
    .join('\n');
}
