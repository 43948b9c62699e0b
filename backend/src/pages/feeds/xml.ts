/** Text escaped for XML, without the control characters that XML cannot contain. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
