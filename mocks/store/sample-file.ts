const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length 58>>stream
BT /F1 18 Tf 40 100 Td (Sample file of the demo) Tj ET    
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** An empty zip archive consists of its end record only. */
const ZIP = Uint8Array.of(0x50, 0x4b, 0x05, 0x06, ...new Array<number>(18).fill(0));

/** SHA-256 of the two files. */
const HASHES = {
  pdf: 'c533c0dd69700dfb6e9c2c8493be9f2bcc1920239b636064a5cc33444d86289c',
  zip: '8739c76e681f900923b900c9df0ef75cf421d39cabb54650c4b9ad19b6a76d85',
};

export const sampleHash = (name: string): string => HASHES[name.endsWith('.pdf') ? 'pdf' : 'zip'];

/** A small valid file for an extension. */
export const sampleFile = (name: string): Uint8Array => (name.endsWith('.pdf') ? new TextEncoder().encode(PDF) : ZIP);
