import { isWebAddress } from './web-address'

/** The address if a browser may follow it from our pages, otherwise null (no javascript:, data:, file:). */
export function safeHref(href: string | null | undefined): string | null {
  const address = href?.trim() ?? ''
  const isHarmless =
    isWebAddress(address, { allowPath: true }) || /^(#|mailto:|tel:)[^\p{Cc}\p{Zl}\p{Zp}]*$/iu.test(address)
  return isHarmless ? address : null
}

export const isExternal = (href: string): boolean => /^https?:/i.test(href)
