export type PageMark = number | 'gap'

export function pageNumbers(current: number, total: number): PageMark[] {
  const near = [1, current - 1, current, current + 1, total]
  const shown = [...new Set(near)].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1
    // A gap of one number is no shorter than the number.
    if (missing === 1) return [page - 1, page]
    return missing > 1 ? ['gap' as const, page] : [page]
  })
}

export function pageFromAddress(value: string | string[] | undefined): number {
  const text = Array.isArray(value) ? value[0] : value
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
