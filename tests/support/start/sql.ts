import pg from 'pg'

export async function sql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = name
  return changed.href
}
