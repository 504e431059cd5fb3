type Pin = { isPinned: boolean | null | undefined; until: string | Date | null | undefined; now: Date }

/** Staff pin a topic for good or until a day. */
export const isPinnedNow = ({ isPinned, until, now }: Pin): boolean =>
  Boolean(isPinned) && (!until || new Date(until).getTime() > now.getTime())
