interface Plan {
  readonly price: number;
  readonly launch?: { readonly price: number } | undefined;
}

/** The current price of a plan: the server decides how long a launch price applies. */
export const currentPrice = ({ price, launch }: Plan): number => launch?.price ?? price;
