// Declares a PDF as a Factur-X invoice in its metadata: the typesetting engine cannot write these properties.

const EN_16931 = `
    <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>`;

const toProperty = ([name, description]: readonly [string, string]): string => `
              <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${name}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${description}</pdfaProperty:description>
              </rdf:li>`;

/** PDF/A allows properties of other schemas only where the file describes them. */
const SCHEMA = `
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property><rdf:Seq>${(
              [
                ['DocumentFileName', 'Name of the attached file'],
                ['DocumentType', 'Type of the attached document'],
                ['Version', 'Version of the standard'],
                ['ConformanceLevel', 'Profile of the attached document'],
              ] as const
            )
              .map(toProperty)
              .join('')}
            </rdf:Seq></pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>
  `;

const lastMatch = (text: string, pattern: RegExp): RegExpMatchArray => {
  const found = Array.from(text.matchAll(pattern)).at(-1);
  if (!found) throw new Error(`The PDF has no ${pattern.source}`);
  return found;
};

/**
 * Adds the properties as an incremental update: new metadata is appended, and all other bytes stay unchanged.
 * @throws Error for a file that is not written as the engine writes it
 */
export function markAsFacturX(file: Buffer): Buffer {
  // One character a byte, so that positions in the text are positions in the file.
  const text = file.toString('latin1');
  const [, metadata = ''] = lastMatch(text, /\/Metadata (\d+) 0 R/g);
  const [, packet = ''] = lastMatch(text, new RegExp(`\\n${metadata} 0 obj.*?stream\\n(.*?)\\nendstream`, 'gs'));
  const [, entries = '', rest = ''] = lastMatch(text, /trailer\s*<<\s*\/Size (\d+)(.*?)>>\s*startxref/gs);
  const [, former = ''] = lastMatch(text, /startxref\s+(\d+)/g);
  const close = packet.lastIndexOf('</rdf:RDF>');
  if (close < 0) throw new Error('The metadata of the PDF have no end');
  const marked = Buffer.from(packet.slice(0, close) + EN_16931 + SCHEMA + packet.slice(close), 'latin1');
  const start = text.endsWith('\n') ? '' : '\n';
  const object = `${start}${metadata} 0 obj\n<<\n  /Length ${marked.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`;
  const position = file.length + start.length;
  const end = '\nendstream\nendobj\n';
  const table = file.length + object.length + marked.length + end.length;
  const update = [
    `xref\n${metadata} 1\n${String(position).padStart(10, '0')} 00000 n \n`,
    `trailer\n<<\n  /Size ${entries}${rest.trimEnd()}\n  /Prev ${former}\n>>\nstartxref\n${table}\n%%EOF\n`,
  ];
  return Buffer.concat([file, Buffer.from(object, 'latin1'), marked, Buffer.from(end + update.join(''), 'latin1')]);
}
