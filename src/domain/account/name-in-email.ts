import { NAME_MAX } from '#domain/limits'

/** Line ends, controls, and invisible characters such as those that change the text direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Surrogate}\p{Zl}\p{Zp}]+/gu

/** A dot between letters („evil.example“, „1.2.3.4“), or a character that turns a word into an address. */
const likeAddress = /[@/\\:<>]|[\p{L}\p{N}][.。][\p{L}\p{N}]/u

/**
 * A name that is safe in an email: words that an email program would turn into links are removed, because anybody can
 * enter a stranger's address and put a message into the name. May be empty.
 */
export function nameInEmail(typed: string | null | undefined): string {
  const letters = [...(typed ?? '').slice(0, 4 * NAME_MAX)].slice(0, NAME_MAX).join('')
  const words = letters.normalize('NFKC').replace(unseen, ' ').split(/\s+/)
  return words.filter((word) => word && (isInitials(word) || !likeAddress.test(word))).join(' ')
}

/** „Й.К.“, „Д-р.“ */
const isInitials = (word: string) => /^(\p{Lu}\.)+\p{Lu}?$/u.test(word)
