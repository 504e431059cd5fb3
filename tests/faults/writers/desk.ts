import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../attack/random'
import type { Entry, Kind, Ledger } from '../ledger'
import type { Gate } from './gate'
import { send, type Sent } from './send'

export type Member = { id: string; cookie: string }
type Body = (text: string) => object
type Call = { method: string; path: string; body?: object | FormData; cookie?: string }
type Options = {
  url: string
  ledger: Ledger
  random: Random
  members: Member[]
  category: string
  gate: Gate
}

const PAUSE_MS = 300
/** A conversation of thousands is another test. */
const KEPT_OPEN = 20

export type Desk = ReturnType<typeof createDesk>

/** Where members write: each call says first what it is about to do, and afterwards what was acknowledged. */
export function createDesk({ url, ledger, random, members, category, gate }: Options) {
  const open: Record<'posts' | 'forum-topics', Entry[]> = { posts: [], 'forum-topics': [] }

  /** Null when all is over. */
  const once = async (call: Call): Promise<Sent | null> => {
    const sent = await gate.pass(() => send({ url, ...call }))
    if (sent?.outcome === 'acknowledged') ledger.acknowledge()
    return sent
  }

  /** Sent again until somebody answers: only for what may be repeated. */
  const untilKnown = async (call: Call): Promise<(Sent & { isRepeated: boolean }) | null> => {
    for (let isRepeated = false; ; isRepeated = true) {
      const sent = await once(call)
      if (sent === null) return null
      if (sent.outcome !== 'unknown') return { ...sent, isRepeated }
      await sleep(PAUSE_MS)
    }
  }

  const refuse = ({ status, text }: Sent, { method, path }: Call) =>
    ledger.refuse(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}: ${status} ${text.slice(0, 200)}`)

  return {
    ledger,
    random,
    members,
    category,
    open,
    once,
    untilKnown,
    refuse,
    member: () => random.pick(members),
    /** Repeated under one key (docs/decisions/053-edits-and-keys.md). Null: not acknowledged. */
    create: async (kind: Kind, body: Body, { cookie }: Member): Promise<Entry | null> => {
      const mark = ledger.newMark()
      const text = `Proba ${mark} v0`
      const entry = ledger.intend(kind, mark, text)
      const call = {
        method: 'POST',
        path: `/api/${kind}`,
        body: { ...body(text), clientKey: randomUUID() },
        cookie,
      }
      const sent = await untilKnown(call)
      if (sent?.outcome === 'refused') refuse(sent, call)
      if (sent?.outcome !== 'acknowledged') return null
      entry.presence = 'must'
      entry.id = sent.data.doc.id
      if (kind === 'posts' || kind === 'forum-topics') {
        open[kind].push(entry)
        if (open[kind].length > KEPT_OPEN) open[kind].shift()
      }
      return entry
    },
    edit: async (entry: Entry, body: Body, { cookie }: Member): Promise<void> => {
      const text = [...entry.texts].at(-1)!.replace(/v(\d+)$/, (_, version) => `v${Number(version) + 1}`)
      entry.texts.add(text)
      const call = { method: 'PATCH', path: `/api/${entry.kind}/${entry.id}`, body: body(text), cookie }
      const sent = await untilKnown(call)
      if (sent?.outcome === 'refused') refuse(sent, call)
      if (sent?.outcome === 'acknowledged') entry.texts = new Set([text])
    },
    remove: async (entry: Entry, { cookie }: Member): Promise<void> => {
      entry.presence = 'may'
      const call = { method: 'DELETE', path: `/api/${entry.kind}/${entry.id}`, cookie }
      const sent = await untilKnown(call)
      // The first try was done without an answer.
      const isGone = sent?.isRepeated === true && sent.status === 404
      if (sent?.outcome === 'acknowledged' || isGone) entry.presence = 'gone'
      else if (sent) refuse(sent, call)
    },
  }
}
