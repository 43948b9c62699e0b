declare module 'subset-font' {
  /** @returns the font with only the characters of a text */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: string; keepFeatures?: readonly string[]; noLayoutClosure?: boolean },
  ): Promise<Buffer>;
}
