interface Plan {
  readonly price: number;
  readonly launch?: { readonly price: number } | undefined;
}

/** The current price of a plan: a launch price applies for as long as the server says so. */
export const currentPrice = ({ price, launch }: Plan): number => launch?.price ?? price;
