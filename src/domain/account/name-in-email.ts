import { NAME_MAX } from '#domain/limits'

/** Line ends, controls, and what is not seen but turns the direction of reading around. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Surrogate}\p{Zl}\p{Zp}]+/gu

/** A dot between letters („evil.example“, „1.2.3.4“), or one of the signs that make a word an address. */
const likeAddress = /[@/\\:<>]|[\p{L}\p{N}][.。][\p{L}\p{N}]/u

/**
 * A name as a letter may say it. Whoever types a name can also type somebody else's address, and the letter would
 * carry their message: so words that a mail program would make a link of are left out. Empty when nothing remains.
 */
export function nameInEmail(typed: string | null | undefined): string {
  // A name is short; what is longer is not looked at.
  const letters = [...(typed ?? '').slice(0, 4 * NAME_MAX)].slice(0, NAME_MAX).join('')
  const words = letters.normalize('NFKC').replace(unseen, ' ').split(/\s+/)
  return words.filter((word) => word && (isInitials(word) || !likeAddress.test(word))).join(' ')
}

/** „Й.К.“, „Д-р.“: single letters between the dots. */
const isInitials = (word: string) => /^(\p{Lu}\.)+\p{Lu}?$/u.test(word)
