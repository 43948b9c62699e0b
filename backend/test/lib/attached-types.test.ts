import { describe, expect, it } from 'vitest';
import { detectAttachmentType, toAttachmentName } from '../../../contract/rules/attachment-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('detectAttachmentType', () => {
  it.each([
    ['\x89PNG\r\n\x1a\nrest', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['GIF89a\x01', 'image/gif'],
    ['%PDF-1.7', 'application/pdf'],
    ['PK\x03\x04\x14', 'application/zip'],
    ['Line one\r\n\tLine two', 'text/plain'],
  ])('detects %j as %s', (content, type) => expect(detectAttachmentType(bytes(content))?.type).toBe(type));

  it('treats HTML as plain text, because it is never displayed', () =>
    expect(detectAttachmentType(bytes('<script>alert(1)</script>'))?.type).toBe('text/plain'));

  it.each([['MZ\x90\x00'], ['\x7fELF\x02'], [''], ['\xff\xfetext'], ['text\x00']])('rejects %j', (content) =>
    expect(detectAttachmentType(bytes(content))).toBeUndefined(),
  );
});

describe('toAttachmentName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\a.png', 'a.png'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    [' \u0007 ', 'file'],
    ['রসিদ ২০২৬.pdf', 'রসিদ ২০২৬.pdf'],
  ])('%j becomes %j', (given, name) => expect(toAttachmentName(given)).toBe(name));

  it('truncates a long name before its extension', () => {
    const name = toAttachmentName(`${'n'.repeat(300)}.jpeg`);
    expect(name).toHaveLength(120);
    expect(name.endsWith('n.jpeg')).toBe(true);
  });
});
