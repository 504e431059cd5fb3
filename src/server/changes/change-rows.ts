import type pg from 'pg'
import type { Change, Operation, Visible } from '#changes/change'

type Row = {
  id: string
  collection: string
  document_id: string
  operation: Operation
  extra: { before: Visible; after: Visible; within?: string; requestId?: string }
  /** Computed by the database, whose clock may differ from ours. */
  age_ms: number
}

/** `at`: time of the commit by `performance.now` of this process. */
export type HeardChange = { change: Change; at: number }

const columns =
  'id, collection, document_id, operation, extra, (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age_ms'

type Asked = { client: pg.ClientBase; id: number; limit: number }

export async function changesAfter({ client, id, limit }: Asked) {
  const { rows } = await client.query<Row>(
    `select ${columns} from changes where id > $1 order by id limit $2`,
    [id, limit],
  )
  return rows.map(toHeard)
}

export async function newestChanges({ client, limit }: { client: pg.Client; limit: number }) {
  const { rows } = await client.query<Row>(
    `select ${columns} from changes where id is not null order by id desc limit $1`,
    [limit],
  )
  return rows.map(toHeard).reverse()
}

function toHeard({ id, collection, document_id, operation, extra, age_ms }: Row): HeardChange {
  const change = { id: Number(id), collection, documentId: document_id, operation, ...extra }
  return { change, at: performance.now() - age_ms }
}
