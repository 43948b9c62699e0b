import { isMoney } from '../../../../contract/rules/money.ts';

/** The contract's `format: money`, for its validator. */
export const moneyFormat = { type: 'number', validate: isMoney } as const;
