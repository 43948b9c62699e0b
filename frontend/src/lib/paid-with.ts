/** How an order was paid, such as 'Card CARD-3F9A2C1B07'. */
export const paidWith = ({ title, code }: { readonly title: string; readonly code: string | null }): string =>
  code === null ? title : `${title} ${code}`;
