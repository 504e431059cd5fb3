import type { Where } from 'payload'
import type { Rule } from './rules'

/** What a visitor may read of editorial content: published, and not dated into the future. */
export const published: Rule = (): Where => ({
  and: [{ _status: { equals: 'published' } }, { publishedAt: { less_than_equal: new Date().toISOString() } }],
})
