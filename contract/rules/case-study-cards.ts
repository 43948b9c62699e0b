/** The services that a project used and that visitors can see, in the order of the services. */
export const pickServices = (services: readonly { id: number; title: string }[], ids: readonly number[]) =>
  services.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));

/** The next one of the list, the first one after the last; null without another. */
export function nextOf<Card extends { id: number }>(cards: readonly Card[], id: number): Card | null {
  const position = cards.findIndex((card) => card.id === id);
  const next = cards[(position + 1) % cards.length];
  return next && next.id !== id ? next : null;
}
