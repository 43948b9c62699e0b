/** Few and rarely asked for, so only they are in it. */
export const indexes = [
  {
    name: 'invoices_without_country',
    on: "invoices (issued_at, id) where kind = 'invoice' and document -> 'buyer' ->> 'country' = ''",
  },
];
