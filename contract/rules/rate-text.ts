/** '1 USD = 121.5 BDT' */
export const rateText = ({
  base,
  rate,
  currency,
  shop,
}: {
  readonly base: string;
  readonly rate: number;
  readonly currency: string;
  readonly shop: string;
}): string => `1 ${base} = ${rate} ${base === currency ? shop : currency}`;
