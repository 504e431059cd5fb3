import { announce } from '#changes/announce'
import type { Connection } from '#database/connection/sql'

export const announceAccount = (connection: Connection, accountId: string) =>
  announce({
    req: connection,
    change: { collection: 'users', documentId: accountId, operation: 'update', before: null, after: null },
  })
