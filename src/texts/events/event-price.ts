import { priceWords } from '#texts/text/money'

const meansFree = /^(free|безплатно|безплатен|вход свободен|свободен вход|0|0 ?(€|eur|евро))?\.?$/i

export const freeEvent = 'Безплатно'

/** An empty price means free, as the form says. */
export const eventPrice = (price: string | null | undefined): string =>
  meansFree.test(price?.trim() ?? '') ? freeEvent : priceWords(price)
