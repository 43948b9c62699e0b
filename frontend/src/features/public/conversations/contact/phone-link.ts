/** The link for a phone number: '+880 1700 000000' becomes 'tel:+8801700000000'. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
