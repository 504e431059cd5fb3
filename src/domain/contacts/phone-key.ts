/** The same number however it is written: +49 (0)30 12-34, 0049 30 1234 and 030/1234 are one. */
export function phoneKey(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '')
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.startsWith('0') ? `+49${digits.slice(1)}` : digits
}
