/**
 * An empty A4 page with a title of ASCII letters: the mocks only answer a file, the server renders its content.
 * @param name of the file, without its extension
 */
export const pdfFile = (name: string) => ({
  status: 200 as const,
  headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}.pdf"` },
  body: new TextEncoder().encode(
    [
      '%PDF-1.7',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj',
      `trailer <</Root 1 0 R/Info<</Title(${name})>>>>`,
      '%%EOF',
      '',
    ].join('\n'),
  ),
});
