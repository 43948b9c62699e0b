import { describeSettlement } from './settlement-property.ts';

// A long run: SETTLEMENT_SEQUENCES=10000 npx vitest run --project pg backend/test/payments
describeSettlement('postgres', Number(process.env.SETTLEMENT_SEQUENCES ?? 200));
