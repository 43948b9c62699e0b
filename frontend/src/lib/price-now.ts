interface Plan {
  readonly price: number;
  readonly launch?: { readonly price: number } | undefined;
}

/** What a plan costs at present: a launch price counts for as long as the server says so. */
export const priceNow = ({ price, launch }: Plan): number => launch?.price ?? price;
