import { setTimeout as pause } from 'node:timers/promises'
import {
  type ImportPreview,
  type ImportState,
  isImportUnderWay,
  type StartedImport,
} from '#domain/contacts/import-answers'
import { until } from '#support/until'
import type { Member } from '../members'
import type { BenchSite } from '../site'

/** Taking back is the slower one. */
const LIMIT_MS = 600_000
/** As often as the screen. */
const ASKED_EVERY_MS = 700

/** What the panel's screen asks from the choice of a file until its rows are contacts, and to take them back. */
export function importScreen({ publicUrl }: Pick<BenchSite, 'publicUrl'>, { cookie }: Member) {
  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const url = `${publicUrl}/api/contacts/import${path}`
    const answer = await fetch(url, { ...init, headers: { Cookie: cookie, Origin: publicUrl } })
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const send = <Answer>(mode: string, table: string) => {
    const body = new FormData()
    body.append('file', new Blob([table]), 'contacts.csv')
    body.append('_payload', JSON.stringify({ fileName: 'contacts.csv' }))
    return ask<Answer>(`?mode=${mode}`, { method: 'POST', body })
  }
  const ended = async (job: string, state: ImportState) => {
    let found: StartedImport
    await until(async () => {
      await pause(ASKED_EVERY_MS)
      found = await ask<StartedImport>(`/${job}`)
      return !isImportUnderWay(found.state)
    }, LIMIT_MS)
    if (found!.state !== state) throw new Error(`import is ${found!.state}: ${found!.problem}`)
    return found!
  }
  return {
    /** Throws unless what the preview tells is what comes of it. */
    bringIn: async (table: string): Promise<{ job: string; added: number }> => {
      await send('columns', table)
      const preview = await send<ImportPreview>('preview&rows=1', table)
      const { job } = await send<{ job: string }>('commit&job=1', table)
      const { added } = await ended(job, 'done')
      if (added !== preview.added) throw new Error(`${added} contacts instead of ${preview.added}`)
      return { job, added }
    },
    takeBack: async (job: string) => {
      await ask(`/${job}/undo`, { method: 'POST' })
      await ended(job, 'undone')
    },
  }
}
