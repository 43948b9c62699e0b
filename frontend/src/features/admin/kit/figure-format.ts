const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** 23.5 becomes '23.5%'; without a comparison value, a dash. */
export const formatGrowth = (value: number | null): string =>
  value === null ? '–' : `${percent.format(value).replace('-', '−')}%`;

/** 12.5 becomes '+12.5%'. */
export const formatChange = (change: number): string => `${signed.format(change).replace('-', '−')}%`;
