/** Marks a refusal of a save over a version that its sender has not seen (docs/decisions/065-stale-saves.md). */
export const STALE_MARK = 'stale'

export type Difference = { label: string; mine: string; theirs: string }

export type Stale = {
  code: typeof STALE_MARK
  /** ISO, of the stored version: sent with the same values again, they are saved. */
  updatedAt: string
  differences: Difference[]
}

/** What an answer of the API says about it, or null. */
export function staleOf(body: unknown): Stale | null {
  const [error] = (body as { errors?: ({ data?: Partial<Stale> } | null)[] } | null)?.errors ?? []
  const data = error?.data
  return data?.code === STALE_MARK && typeof data.updatedAt === 'string' && Array.isArray(data.differences)
    ? (data as Stale)
    : null
}
