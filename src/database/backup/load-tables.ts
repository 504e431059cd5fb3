import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { ReadEntry } from '#domain/formats/tar'
import { commandTexts } from '#texts/start/commands'
import { startProblem } from '#database/start/start-problem'
import { copyStatement, ownTables, type Table } from './schema-facts'

type Entries = AsyncGenerator<ReadEntry>
type Loading = { client: pg.Client; entries: Entries; first: ReadEntry; tables: Table[] }

export async function loadTables({ client, entries, first, tables }: Loading): Promise<ReadEntry> {
  const made = new Set((await ownTables(client)).map(({ name }) => name))
  const strange = tables.filter(({ name }) => !made.has(name)).map(({ name }) => name)
  if (strange.length > 0) throw startProblem('restore', commandTexts.restoreNewer(strange.join(', ')))
  const known = new Map(tables.map((table) => [`tables/${table.name}`, table]))
  let entry = first
  for (;;) {
    const table = known.get(entry.name)
    if (!table) return entry
    const chunks = chunksOf({ entries, first: entry })
    await pipeline(chunks.content(), client.query(from(copyStatement(table, 'from stdin'))))
    entry = chunks.after()
  }
}

function chunksOf({ entries, first }: { entries: Entries; first: ReadEntry }) {
  let current = first
  async function* content() {
    while (current.name === first.name) {
      yield* current.content
      const { done, value } = await entries.next()
      if (done) throw startProblem('restore', commandTexts.restoreIncomplete)
      current = value
    }
  }
  return { content, after: () => current }
}
