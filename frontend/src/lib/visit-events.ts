type Listener = (products: number[]) => void;

let listener: Listener | undefined;
let begun: number[][] = [];

/** Says that a customer began to buy products; steps of a visit that do not show in the URL are counted where visits are. */
export function beginCheckout(products: number[]): void {
  if (listener) listener(products);
  else begun.push(products);
}

/** Follows beginning checkouts, also those from before the script was loaded. */
export function followCheckouts(follow: Listener): void {
  listener = follow;
  for (const products of begun) follow(products);
  begun = [];
}
