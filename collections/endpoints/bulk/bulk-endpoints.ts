import type { Endpoint } from 'payload'
import { cancelBulk } from './cancel-bulk'
import { bulkFailures, bulkProgress, ownBulk } from './bulk-progress'
import { startBulk } from './start-bulk'

export const bulk: Endpoint[] = [
  { path: '/bulk', method: 'post', handler: startBulk },
  { path: '/bulk', method: 'get', handler: ownBulk },
  { path: '/bulk/:job', method: 'get', handler: bulkProgress },
  { path: '/bulk/:job', method: 'delete', handler: cancelBulk },
  { path: '/bulk/:job/failed', method: 'get', handler: bulkFailures },
]
