/** Letters and digits without look-alikes, for numbers that people read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number such as `2026-K7QM-3XPA`; eight random bytes make it, and nobody can guess the next. */
export function caseNumber({ now, random }: { now: Date; random: Uint8Array }): string {
  const letters = [...random].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${now.getUTCFullYear()}-${letters.slice(0, 4)}-${letters.slice(4, 8)}`
}
