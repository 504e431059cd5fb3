import type { Figure } from '../figure'
import { anonymousPages } from './anonymous-pages'
import { backup } from './backup'
import { coldPage } from './cold-page'
import { contactImport } from './contact-import'
import { grownPages } from './grown-pages'
import { hotReads } from './hot-reads'
import { lighthouse } from './lighthouse'
import { listsWith } from './lists'
import { memory } from './memory'
import { pagesUnderWrites } from './pages-under-writes'
import { publishToSeen } from './publish-to-seen'
import { signIn } from './sign-in'
import { sockets } from './sockets'
import { uncachedPages } from './uncached-pages'
import { writes } from './writes'

export const figures: Figure[] = [
  anonymousPages,
  pagesUnderWrites,
  coldPage,
  hotReads,
  writes,
  sockets,
  signIn,
  contactImport,
  backup,
  lighthouse,
  listsWith({ rows: 1_000, told: '1k' }),
  listsWith({ rows: 100_000, told: '100k' }),
  listsWith({ rows: 1_000_000, told: '1m' }),
  uncachedPages,
  grownPages,
  publishToSeen,
  memory,
]
