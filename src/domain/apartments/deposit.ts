/** More than three rents without the running costs may not be asked for (§ 551 BGB). */
const DEPOSIT_MAX_RENTS = 3

export const isDepositTooHigh = ({ deposit, rent }: { deposit?: number | null; rent: number }): boolean =>
  Boolean(deposit) && rent > 0 && deposit! > rent * DEPOSIT_MAX_RENTS
