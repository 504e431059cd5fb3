/** Letters and digits without look-alikes, for numbers that people read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number such as `2026-K7QM-3XPA`; eight random bytes make it, and nobody can guess the next. */
export function caseNumber({ now, random }: { now: Date; random: Uint8Array }): string {
  const letters = [...random].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${now.getUTCFullYear()}-${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}

/**
 * The full address of the item that a link brings along (`/legal?about=/small-ads/x#signal`); empty when it brings
 * nothing of ours.
 */
export function legalNoticeAddress(search: string, origin: string): string {
  const about = new URLSearchParams(search).get('about') ?? ''
  if (!about || !URL.canParse(about, origin)) return ''
  const address = new URL(about, origin)
  return address.origin === origin ? address.href : ''
}
