import { expect, it } from 'vitest'
import { planOf, wavesOf } from '../../bench/baselines/plan'
import { replay } from '../../bench/baselines/replay'
import type { Recorded } from '../../bench/probed'

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const [topic, made, requestId] = [id('1'), id('2'), id('3')]
const answer = { status: 201, headers: {}, rawHeaders: [], bytes: Buffer.alloc(0) }
const asked = { path: '/api/comments', body: { topic, content: 'Proba lab' } }

let clock = 0
const statement = (
  text: string,
  values: unknown[] = [],
  rows: unknown[] = [],
  given: Partial<Recorded> = {},
): Recorded => ({
  ...{ text, values, rows, rowCount: rows.length, connection: 0, request: 'POST /api/comments' },
  ...{ started: (clock += 1), ended: (clock += 1), answered: 1_000, ...given },
})

const recorded = [
  statement('begin'),
  statement('insert', [topic, 'Proba lab'], [[made]]),
  statement('insert changes', [JSON.stringify({ made, requestId })]),
  statement('commit'),
  statement('count', [], [[1]], { connection: 1 }),
  statement('another request', [], [], { request: 'GET /api/me' }),
  statement('after the answer', [], [], { started: 1_001, ended: 1_002 }),
]

/** Records what a pool and its clients are sent; `insert` makes another id. */
function poolOf(rowsOf: Record<string, unknown[]> = {}) {
  const sent: { by: string; text: string; values: unknown[] }[] = []
  const query =
    (by: string) =>
    async ({ text, values }: { text: string; values: unknown[] }) => {
      sent.push({ by, text, values })
      const rows = rowsOf[text] ?? (text === 'count' ? [[1]] : [])
      return { rows, rowCount: rows.length }
    }
  const client = {
    query: query('client'),
    release: () => sent.push({ by: 'client', text: '(released)', values: [] }),
  }
  return { sent, pool: { query: query('pool'), connect: async () => client } as any }
}

it('a request is replayed in its transaction, with the ids and words of another one', async () => {
  const plan = planOf({ recorded, asked, answer })
  const [otherTopic, otherMade] = [id('8'), id('9')]
  const { sent, pool } = poolOf({ insert: [[otherMade]] })
  const body = { topic: otherTopic, content: 'Proba rob' }
  await replay({ plan, pool, request: { path: asked.path, body } })
  expect(sent.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'client: begin',
    'client: insert',
    'client: insert changes',
    'client: commit',
    'client: (released)',
    'pool: count',
  ])
  expect(sent[1]!.values).toEqual([otherTopic, 'Proba rob'])
  const told = JSON.parse(String(sent[2]!.values[0])) as Record<string, string>
  expect(told.made).toBe(otherMade)
  expect(told.requestId).not.toBe(requestId)
})

it('a statement that no longer does what it did fails the replay', async () => {
  const plan = planOf({ recorded, asked, answer })
  const { pool } = poolOf({ insert: [] })
  await expect(replay({ plan, pool, request: asked })).rejects.toThrow('0 rows, not 1: insert')
})

it('statements that were open at the same time are sent together', () => {
  const open = (started: number, ended: number) => ({ started, ended })
  expect(wavesOf([open(1, 2), open(3, 6), open(4, 5), open(7, 8)]).map(({ length }) => length)).toEqual([
    1, 2, 1,
  ])
})
