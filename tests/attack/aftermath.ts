import type { Findings } from './findings'
import type { AttackedSite } from './site'
import type { World } from './world'

/** What the attack may leave in memory, beyond what the warm-up left. */
const KEPT_MB = 50

/** The median: a single reading may coincide with a job. */
export async function memoryOf(site: AttackedSite): Promise<number> {
  const readings: number[] = []
  for (let round = 0; round < 5; round += 1) {
    readings.push((await site.process().memory()) ?? NaN)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return readings.sort((one, other) => one - other)[2]!
}

type Given = { site: AttackedSite; world: World; findings: Findings; memoryBefore: number }

export async function lookAfter({ site, world, findings, memoryBefore }: Given) {
  const memory = await memoryOf(site)
  if (memory - memoryBefore > KEPT_MB)
    findings.add('memory', {
      detail: `${Math.round(memoryBefore)} MB before, ${Math.round(memory)} MB after`,
    })
  for (const line of (await site.log()).split('\n'))
    for (const { where } of world.canaries.leakedIn(line, 'log'))
      findings.add('log', { detail: `${where}: ${line.slice(0, 400)}`, same: where })
  const home = await fetch(site.url)
  if (home.status !== 200) findings.add('afterwards', { detail: `/ answers ${home.status}` })
  for (const caller of ['member', 'owner', 'moderator', 'admin'] as const) {
    const answer = await fetch(`${site.url}/api/me`, { headers: { Cookie: world.cookieOf(caller)! } })
    const { user } = (await answer.json()) as { user: { role: string } | null }
    const role = caller === 'moderator' || caller === 'admin' ? caller : 'user'
    if (user?.role !== role) findings.add('afterwards', { detail: `${caller} is ${user?.role ?? 'nobody'}` })
  }
  return { memory }
}
