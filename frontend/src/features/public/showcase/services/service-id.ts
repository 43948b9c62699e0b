/** A service's title as an anchor: 'UI/UX Design' becomes 'ui-ux-design'. */
export function serviceId(title: string): string {
  const tokens = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return tokens.join('-') || 'service';
}
