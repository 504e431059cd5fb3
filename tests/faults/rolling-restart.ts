import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { messagesOf } from '#changes/rooms'
import { poll } from '#database/start/poll'
import { changesAfter } from '#server/changes/change-rows'
import { temporaryCluster } from '#support/cluster'
import { until } from '#support/until'
import { openFollowers } from './followers'
import { roundRobin } from './round-robin'
import { openSiteProcesses } from './site-processes'
import { sendSteadily } from './steady-requests'
import { openTalk } from './talk'

/**
 * Processes behind a load balancer are restarted in turn under requests and live connections (a built site is needed):
 * npm run script tests/faults/rolling-restart.ts -- [--processes 2] [--restarts 10] [--port 4130]
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    processes: { type: 'string', default: '2' },
    restarts: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '50' },
    sockets: { type: 'string', default: '500' },
    /** Of the load balancer; the processes take those after it. */
    port: { type: 'string', default: '4130' },
  },
})

function bounded(name: keyof typeof values, least: number, most: number): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`--${name}: from ${least} to ${most}`)
}
const processes = bounded('processes', 2, 8)
const restarts = bounded('restarts', 1, 100)
const perSecond = bounded('per-second', 1, 500)
const count = bounded('sockets', 1, 5_000)
const port = bounded('port', 1_024, 65_000)

const cluster = await temporaryCluster()
const ports = Array.from({ length: processes }, (_, index) => port + 1 + index)
const proxy = await roundRobin({ port, targets: ports })
const sites = await openSiteProcesses({ ports, url: proxy.url, cluster, isReached: proxy.isUp })
const talk = await openTalk({ url: proxy.url, accounts: sites.accounts })
console.log(`${processes} processes, ${restarts} restarts of each, ${perSecond} requests/s, ${count} sockets`)

const client = new pg.Client({ connectionString: cluster.url })
await client.connect()
const lastChange = async () =>
  Number((await client.query('select coalesce(max(id), 0) as id from changes')).rows[0].id)

const followers = openFollowers({ url: proxy.url, count, ...talk.rooms, cookie: talk.cookies[0]! })
await until(followers.areIn, 120_000)
const from = await lastChange()
const requests = sendSteadily({ url: proxy.url, perSecond, ...talk })

const exitCodes: (number | null)[] = []
for (let round = 1; round <= restarts; round += 1) {
  for (const place of ports.keys()) exitCodes.push(await sites.restart(place))
  console.log(`round ${round} of ${restarts}:`, { ...requests.soFar(), moves: followers.moves() })
}
const { acknowledged, failed, timedOut, ...figures } = await requests.stop()
const messages = (await allChanges(from)).flatMap(messagesOf)
// The last ones may still be on their way.
const isComplete = () => followers.compare(messages).lost === 0 || null
await poll({ ask: isComplete, limitMs: 30_000, everyMs: 1_000 })

const stored = await talk.stored(client)
const times = (content: string) => stored.filter((one) => one === content).length
const changes = followers.compare(messages)
const writes = {
  acknowledged: acknowledged.length,
  missing: acknowledged.filter((content) => times(content) === 0).length,
  doubled: stored.length - new Set(stored).size,
}
console.log({
  ...figures,
  failed: failed.length,
  timedOut: timedOut.length,
  writes,
  changes: { ...changes, announced: messages.length },
  sockets: { moves: followers.moves(), awayMs: followers.away() },
  restarts: { exitCodes: [...new Set(exitCodes)], tookMs: sites.took() },
  loadAverage: loadavg(),
})
for (const lines of [failed, timedOut, sites.logged()])
  for (const line of lines.slice(0, 20)) console.log(line)

const isGood =
  failed.length + timedOut.length + writes.missing + writes.doubled === 0 &&
  changes.lost + changes.doubled + changes.reloads === 0 &&
  changes.heard > 0 &&
  exitCodes.every((code) => code === 0)
console.log(isGood ? 'nothing failed, lost or doubled' : 'NOT GOOD')
followers.close()
await client.end()
await sites.stop()
proxy.close()
await cluster.stop()
process.exit(isGood ? 0 : 1)

async function allChanges(after: number) {
  const all = []
  for (let id = after; ;) {
    const found = await changesAfter({ client, id, limit: 500 })
    if (found.length === 0) return all
    all.push(...found.map(({ change }) => change))
    id = found.at(-1)!.change.id
  }
}
