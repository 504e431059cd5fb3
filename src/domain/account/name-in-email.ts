import { NAME_MAX } from '#domain/limits'

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Surrogate}\p{Zl}\p{Zp}]+/gu

/** A dot between letters („evil.example“, „1.2.3.4“), or a character that turns a word into an address. */
const likeAddress = /[@/\\:<>]|[\p{L}\p{N}][.。][\p{L}\p{N}]/u

/** Removes words that become links in an email, because a name can be used to send a stranger a message. */
export function nameInEmail(typed: string | null | undefined): string {
  const letters = [...(typed ?? '').slice(0, 4 * NAME_MAX)].slice(0, NAME_MAX).join('')
  const words = letters.normalize('NFKC').replace(unseen, ' ').split(/\s+/)
  return words.filter((word) => word && (isInitials(word) || !likeAddress.test(word))).join(' ')
}

const isInitials = (word: string) => /^(\p{Lu}\.)+\p{Lu}?$/u.test(word)
