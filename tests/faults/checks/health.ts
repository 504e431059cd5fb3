import { grouped } from '../grouped'
import type { Said } from '../world/health-watch'
import type { Outage, Subject } from '../world/outages'

/** How soon the site has to know: each part is looked at in its own rhythm (docs/decisions/103-probes.md). */
const noticed = {
  database: { goneMs: 500, backMs: 3_000 },
  storage: { goneMs: 37_000, backMs: 37_000 },
  mail: { goneMs: 37_000, backMs: 37_000 },
} as const
/** Listening to changes and running jobs need the database and begin again after it. */
const FOLLOWERS_BACK_MS = 15_000

type Told = { said: readonly Said[]; outages: readonly Outage[] }

/** What any process said of itself against what was true; one line for each kind of untruth. */
export function healthProblems({ said, outages }: Told): string[] {
  const untruths = said.flatMap((one) => untruthsOf(one, outages).map((untruth) => ({ untruth, one })))
  return [...grouped(untruths, ({ untruth }) => untruth)].map(([untruth, [first, ...others]]) => {
    const { port, asked, answered } = first!.one
    const when = `process ${port} at ${(asked / 1_000).toFixed(1)} s, after ${Math.round(answered - asked)} ms`
    return `health: ${untruth} (${when}, and ${others.length} times more)`
  })
}

function untruthsOf(one: Said, all: readonly Outage[]): string[] {
  if (mayBeAway(`process ${one.port}`, 0)) return []
  if (one.status === null) return [`process ${one.port} did not answer`]
  const found: string[] = []
  for (const [what, { goneMs, backMs }] of Object.entries(noticed) as [
    keyof typeof noticed,
    { goneMs: number; backMs: number },
  ][]) {
    if (isSurelyAway(what, goneMs)) expectPart(what, 'down')
    else if (!mayBeAway(what, backMs)) expectPart(what, 'up')
  }
  if (!mayBeAway('database', FOLLOWERS_BACK_MS)) {
    expectPart('realtime', 'up')
    expectPart('jobs', 'up')
  }
  const expected = one.database === 'down' ? 503 : 200
  if (one.status !== expected) found.push(`status ${one.status} with the database ${one.database}`)
  return found

  function expectPart(part: 'database' | 'storage' | 'mail' | 'realtime' | 'jobs', state: 'up' | 'down') {
    if (one[part] !== state) found.push(`${part} was ${state} and told to be ${one[part]}`)
  }
  function isSurelyAway(what: Subject, afterMs: number) {
    return all.some(
      (outage) =>
        outage.what === what && one.asked >= outage.gone + afterMs && one.answered <= outage.returning,
    )
  }
  function mayBeAway(what: Subject, afterMs: number) {
    return all.some(
      (outage) => outage.what === what && one.answered >= outage.began && one.asked <= outage.back + afterMs,
    )
  }
}
