/** The public part of a document; null when nothing of it is public. */
export type Visible = { slug?: string } | null

export type Operation = 'create' | 'update' | 'delete'

/** Ids follow the order of the commits and have gaps. */
export type Change = {
  id: number
  collection: string
  documentId: string
  operation: Operation
  /** Both null: a draft, or something that only its owner and staff see. */
  before: Visible
  after: Visible
  /** The parent document (a comment's topic, a notification's member), whose room is informed. */
  within?: string
  /** For following a request through the logs; jobs and commands have none. */
  requestId?: string
}

/** The channel of PostgreSQL's NOTIFY that carries the ids (the migration `changes`). */
export const CHANGES_CHANNEL = 'changes'

export function publicOperation({ before, after }: Pick<Change, 'before' | 'after'>): Operation | null {
  if (!before) return after ? 'create' : null
  return after ? 'update' : 'delete'
}
