import type { Language } from '@/api/generated/model.ts';

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 6;

/** A code that cannot be guessed; without the customer's name, which would outlive an erased account. */
export function createCouponCode(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH))].map(
    (byte) => ALPHABET[byte % ALPHABET.length],
  );
  return `THANKS-${random.join('')}`;
}

/** The days for which such a code is valid. */
export const VALID_DAYS = 30;

const toBanglaDigits = (value: number): string => new Intl.NumberFormat('bn-BD').format(value);

/** The sentence of a reply that gives the code, in the customer's language. */
export function writeCouponReply(language: Language, code: string, percent: number): string {
  return language === 'bn'
    ? `আপনার পরের অর্ডারে ${toBanglaDigits(percent)}% ছাড়ের কোড: ${code}। কোডটি একবার, আগামী ${toBanglaDigits(VALID_DAYS)} দিনের মধ্যে ব্যবহার করা যাবে।`
    : `Here is a code for ${percent}% off your next order: ${code}. It can be used once, within ${VALID_DAYS} days.`;
}
