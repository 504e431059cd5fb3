/** What a visitor can see of a document; null when nothing of it is public. */
export type Visible = { slug?: string } | null

export type Operation = 'create' | 'update' | 'delete'

/** One committed change. Ids follow the order of the commits and have gaps. */
export type Change = {
  id: number
  collection: string
  documentId: string
  operation: Operation
  /** Before and after, as visitors see it. Both null: a draft, or something that only its owner and staff see. */
  before: Visible
  after: Visible
  /** The document that this one belongs to: a comment's topic, a notification's member. Its room hears of it. */
  within?: string
  /** The request that made it, for whoever follows it through the logs; jobs and commands have none. */
  requestId?: string
}

/** The channel of PostgreSQL on which every change says its id (the migration `changes`). */
export const CHANGES_CHANNEL = 'changes'

/** The same change with a visitor's eyes: an article that gets published comes into being. */
export function publicOperation({ before, after }: Pick<Change, 'before' | 'after'>): Operation | null {
  if (!before) return after ? 'create' : null
  return after ? 'update' : 'delete'
}
