/** First letters of the first and the last word of a name: 'Nadia Rahman' becomes 'NR', an empty name '?'. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean);
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase() || '?';
}
