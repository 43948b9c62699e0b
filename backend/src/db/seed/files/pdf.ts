const PAGE = { width: 595, height: 842, margin: 64 };

/** One A4 page: a title, a rule and lines of text. Latin characters only, because the built-in fonts have no others. */
export function pdf(title: string, lines: string[]): Uint8Array {
  const content = pageContent(title, lines);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R
   /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${literal(title)}) >>`,
  ]);
}

function pageContent(title: string, lines: string[]): string {
  const top = PAGE.height - 2 * PAGE.margin;
  const right = PAGE.width - PAGE.margin;
  return [
    `0.1 0.35 0.27 rg BT /F1 22 Tf ${PAGE.margin} ${top + 24} Td (${literal(title)}) Tj ET`,
    `0.1 0.35 0.27 RG 1.5 w ${PAGE.margin} ${top} m ${right} ${top} l S`,
    `0.13 0.15 0.16 rg BT /F2 11 Tf 17 TL ${PAGE.margin} ${top - 28} Td`,
    ...lines.map((line) => `(${literal(line)}) Tj T*`),
    'ET',
  ].join('\n');
}

/** Numbers the objects and writes the table of their places, which readers need to find them. */
function assemble(objects: string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The text of a PDF string. */
function literal(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&');
}
