import { chown, link, rm, writeFile } from 'node:fs/promises'
import type { Account } from './account'

/** All of it or nothing, also on a full disk; the first of several writers wins. */
export async function writeOnce(file: string, content: string, account?: Account) {
  const draft = `${file}.${process.pid}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    if (account) await chown(draft, account.uid, account.gid)
    await link(draft, file).catch(ignoreExisting)
  } finally {
    await rm(draft, { force: true })
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
