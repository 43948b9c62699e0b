type Listener = (products: number[]) => void;

let listener: Listener | undefined;
let begun: number[][] = [];

/** Reports that a customer started a checkout; steps of a visit that do not change the URL are counted with the visits. */
export function beginCheckout(products: number[]): void {
  if (listener) listener(products);
  else begun.push(products);
}

/** Subscribes to started checkouts, including those from before the script was loaded. */
export function followCheckouts(follow: Listener): void {
  listener = follow;
  for (const products of begun) follow(products);
  begun = [];
}
