import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { claimsIn } from './claims'
import { isEnd, type Plan, type Step, uuidsIn } from './plan'

/** What stands in the recorded request, and what stands in its place in this one. */
export type Replaced = Map<string, string>
type Request = Plan['asked']

export async function replay({ plan, pool, request }: { plan: Plan; pool: pg.Pool; request: Request }) {
  const replaced = replacedIn({ plan, request })
  const clients = new Map<number, pg.PoolClient>()
  try {
    for (const wave of plan.waves) {
      for (const { transaction } of wave)
        if (transaction !== undefined && !clients.has(transaction))
          clients.set(transaction, await pool.connect())
      await Promise.all(
        wave.map((step) => send({ step, replaced, to: clients.get(step.transaction!) ?? pool })),
      )
      for (const { transaction, text } of wave)
        if (isEnd(text)) {
          clients.get(transaction!)?.release()
          clients.delete(transaction!)
        }
    }
  } finally {
    for (const client of clients.values()) client.release(true)
  }
}

/** The caller, the ids of the address, the words of the body, and what the request makes up. */
export function replacedIn({
  plan,
  request,
}: {
  plan: Pick<Plan, 'asked' | 'madeUp'>
  request: Request
}): Replaced {
  const replaced: Replaced = new Map()
  const put = (before: string[], now: string[]) => {
    before.forEach((word, index) => {
      if (now[index] && now[index] !== word) replaced.set(word, now[index])
    })
  }
  const { asked } = plan
  if (asked.cookie !== request.cookie) put(wordsOf(claimsIn(asked.cookie)), wordsOf(claimsIn(request.cookie)))
  put(uuidsIn(asked.path), uuidsIn(request.path))
  put(wordsOf(asked.body), wordsOf(request.body))
  for (const id of plan.madeUp) replaced.set(id, randomUUID())
  return replaced
}

const wordsOf = (given: object | undefined): string[] =>
  Object.values(given ?? {}).flatMap((value) => (typeof value === 'string' ? value.split(' ') : []))

type Sent = { step: Step; replaced: Replaced; to: pg.Pool | pg.PoolClient }

async function send({ step, replaced, to }: Sent) {
  const { text, rowMode } = step
  const values = step.values.map((value) => (typeof value === 'string' ? replaceIn(value, replaced) : value))
  const { rows, rowCount } = await to.query({ text, values, rowMode } as pg.QueryArrayConfig)
  // Otherwise something else is measured. What a text teaches the index depends on the words that it knows by then.
  if ((rowCount ?? 0) > 0 !== (step.rowCount ?? 0) > 0 && !text.includes('search_words'))
    throw new Error(`${rowCount} rows, not ${step.rowCount}: ${text} ${JSON.stringify(values).slice(0, 500)}`)
  if (step.ids.length === 0) return
  // A list in a row may be longer by now; what later statements name stands before it.
  const ids = uuidsIn(rows)
  step.ids.slice(0, ids.length).forEach((id, index) => {
    if (id !== ids[index]) replaced.set(id, ids[index]!)
  })
}

function replaceIn(value: string, replaced: Replaced): string {
  for (const [before, now] of replaced) if (value.includes(before)) value = value.replaceAll(before, now)
  return value
}
