import { announce } from '#changes/announce'
import type { Connection } from '#database/connection/sql'

/** What an account may do has changed: the sockets that its sessions opened, and the pages that listen, hear of it. */
export const announceAccount = (connection: Connection, accountId: string) =>
  announce({
    req: connection,
    change: { collection: 'users', documentId: accountId, operation: 'update', before: null, after: null },
  })
