// Faults that the simulation must find: races and losses that a change may introduce, each as a replacement of product code.

/**
 * @typedef {object} PlantedFault
 * @property {string} name
 * @property {string} file below backend/src
 * @property {string} find
 * @property {string} plant
 */

/** @type {PlantedFault[]} */
export const plantedFaults = [
  {
    name: 'an idempotency key is not claimed, so a retry acts twice',
    file: 'idempotency/idempotency.ts',
    find: '  if (key === undefined) {',
    plant: '  if (key !== undefined || key === undefined) {',
  },
  {
    name: 'a wallet is debited beyond its balance',
    file: 'features/billing/wallet.repository.ts',
    find: ' >= 0`)',
    plant: ' >= -100000000`)',
  },
  {
    name: 'a repeated report of the provider is applied again',
    file: 'features/billing/settlement.rules.ts',
    find: '      return isUnpaid ? toPaidTransition(payment, providerStatus) : null;',
    plant: '      return toPaidTransition(payment, providerStatus);',
  },
  {
    name: 'a payment of a wrong amount is credited',
    file: 'features/billing/settlement.rules.ts',
    find: "  if (amountMinor !== payment.amount_minor) return 'amount';",
    plant: '  void amountMinor;',
  },
  {
    name: 'a payment in a wrong currency is credited',
    file: 'features/billing/settlement.rules.ts',
    find: "  if (currency !== payment.currency) return 'currency';",
    plant: '  void currency;',
  },
  {
    name: 'a payment reported after its refund is credited',
    file: 'features/billing/settlement.rules.ts',
    find: '  if (refundedMinor >= payment.amount_minor)\n    return status',
    plant: '  if (refundedMinor < 0)\n    return status',
  },
  {
    name: 'a refund that the provider has made is not debited',
    file: 'features/billing/settlement.service.ts',
    find: "    if (hasReturnedMoney) await deps.jobs.add('payments.debit-chargeback'",
    plant: "    if (hasReturnedMoney && !payment) await deps.jobs.add('payments.debit-chargeback'",
  },
  {
    name: 'a payment is credited and marked in two transactions',
    file: 'features/billing/settlement.service.ts',
    find: '  await updatePayment(tx, payment.id, { ...applied, ...details, at });',
    plant: '  await updatePayment(deps.db as typeof tx, payment.id, { ...applied, ...details, at });',
  },
  {
    name: 'an invoice number is skipped',
    file: 'features/billing/invoices.repository.ts',
    find: '{ last: sql<number>`invoice_numbers.last + 1` }',
    plant: '{ last: sql<number>`invoice_numbers.last + case when invoice_numbers.last % 5 = 4 then 2 else 1 end` }',
  },
  {
    name: 'an invoice cannot be stored, so it is missing',
    file: 'features/billing/invoices.repository.ts',
    find: '  const number = await nextNumber(tx, values.kind, year);',
    plant:
      "  const number = await nextNumber(tx, values.kind, year);\n  if (number % 4 === 0) throw new Error('The invoice could not be stored');",
  },
  {
    name: 'a licence is activated on more devices than its plan allows',
    file: 'features/orders/activation.service.ts',
    find: '    if ((await countDevices(tx, licence.id)) >= licence.activations) {',
    plant: '    if ((await countDevices(tx, licence.id)) > licence.activations) {',
  },
  {
    name: 'devices are counted in one transaction and added in another',
    file: 'features/orders/activation.service.ts',
    find: '    await insertDevice(tx, { licence_id: licence.id, fingerprint, name }, at);\n    return licence;\n  });',
    plant:
      '    return licence;\n  }).then(async (licence) => {\n    if (licence && !(await updateDeviceSeenAt(db, licence.id, fingerprint, at)))\n      await inTransaction(db, (tx) => insertDevice(tx, { licence_id: licence.id, fingerprint, name }, at));\n    return licence;\n  });',
  },
  {
    name: 'an imported key is not marked as used, so the next buyer gets it too',
    file: 'db/grant-licences.ts',
    find: ', given_at = now()\n     where id',
    plant: '\n     where id',
  },
  {
    name: 'a withdrawal is cancelled although it was paid',
    file: 'features/billing/payout-settlement.service.ts',
    find: "  if (status === 'refused' || status === 'cancelled')",
    plant: "  if (status === 'refused' || status === 'cancelled' || status === 'paid')",
  },
  {
    name: 'a coupon is used beyond its limit',
    file: 'db/usable-coupon.ts',
    find: 'and (use_limit is null or uses < use_limit))',
    plant: 'and (use_limit is null or uses < use_limit + 1))',
  },
  {
    name: 'a refund without an answer is requested again under a new key',
    file: 'features/orders/request-refund.service.ts',
    find: '    await provider.refund({ reference, currency }, cents, key);',
    plant: '    await provider.refund({ reference, currency }, cents, [key, attempts].join());',
  },
  {
    name: 'a refund that was made is completed twice',
    file: 'features/orders/request-refund.service.ts',
    find: "    if (lockedRefund?.status !== 'pending') return;",
    plant: '    if (!lockedRefund) return;',
  },
  {
    name: 'a refund without an answer counts as failed',
    file: 'features/orders/request-refund.service.ts',
    find: "    if (!(error instanceof RefundRejected)) return ['pending', NO_RESPONSE];",
    plant: "    if (!(error instanceof RefundRejected)) return ['failed', NO_RESPONSE];",
  },
  {
    name: 'a forged notification is accepted',
    file: 'features/billing/stripe.adapter.ts',
    find: "payload = stripe.webhooks.constructEvent(body, String(signature ?? ''), settings.webhookSecret);",
    plant: 'payload = JSON.parse(body.toString()) ?? signature;',
  },
  {
    name: 'another person’s payment is shown',
    file: 'features/billing/payments.service.ts',
    find: '  if (!payment || payment.user_id !== userId) throw notFound(REFUSALS.paymentGone);\n  return pollRow',
    plant: '  if (!payment) throw notFound(REFUSALS.paymentGone);\n  void userId;\n  return pollRow',
  },
  {
    name: 'two decisions about one withdrawal both count',
    file: 'features/billing/admin-payouts.service.ts',
    find: '  if (payout.status !== from) throw conflict(REFUSALS.stale);',
    plant: '  void payout;',
  },
  {
    name: 'a decision about a withdrawal is not recorded',
    file: 'features/billing/admin-payouts.service.ts',
    find: '    await recordChange(tx, {\n      actorId,\n      action: AUDIT_ACTIONS[status],',
    plant: "    if (status === 'paid') await recordChange(tx, {\n      actorId,\n      action: AUDIT_ACTIONS[status],",
  },
  {
    name: 'two concurrent refunds of an order both count',
    file: 'features/orders/refunds.service.ts',
    find: '    if (done + pending !== toCents(input.refunded)) throw conflict(REFUSALS.stale);',
    plant: '    void REFUSALS;',
  },
  {
    name: 'a coupon is redeemed without checking its limit again',
    file: 'features/orders/coupon-uses.repository.ts',
    find: "    .where('id', '=', couponId)\n    .where(isCouponUsable(at))",
    plant: "    .where('id', '=', at ? couponId : '')",
  },
  {
    name: 'a sent email is not recorded, so its job sends it again',
    file: 'mail/job-mailer.ts',
    find: '      if (id !== undefined) await logSent(db, id, truncateAnswer(answer), clock.now());',
    plant: "      if (id !== undefined && answer) throw new Error('The answer could not be stored');",
  },
  {
    name: 'a refund by the provider is debited each time it is reported',
    file: 'features/billing/chargeback.service.ts',
    find: '    await recordChargeback(tx, paymentId, newBalance === undefined ? null : cents, at);',
    plant: '    void recordChargeback;',
  },
];
