import { type AttachmentType, detectAttachmentType } from './attachment-types.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** The type of a receipt, by its first bytes. @returns undefined for types that are not allowed */
export function detectReceiptType(content: Uint8Array): AttachmentType | undefined {
  const found = detectAttachmentType(content);
  return found && TYPES.includes(found.type) ? found : undefined;
}
