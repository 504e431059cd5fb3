import { isWebAddress } from './web-address'

/** Null for schemes that must not be rendered as a link (javascript:, data:, file:). */
export function safeHref(href: string | null | undefined): string | null {
  const address = href?.trim() ?? ''
  const isHarmless =
    isWebAddress(address, { allowPath: true }) || /^(#|mailto:|tel:)[^\p{Cc}\p{Zl}\p{Zp}]*$/iu.test(address)
  return isHarmless ? address : null
}

export const isExternal = (href: string): boolean => /^https?:/i.test(href)
