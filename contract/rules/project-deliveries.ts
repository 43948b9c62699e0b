/** Products that a project can have delivered; the contract has the same limit. */
export const MAX_DELIVERIES = 50;
