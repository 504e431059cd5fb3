import type { Attack } from './attack'
import { createFindings, type Kind } from './findings'
import { settle, volley } from './incidents'
import type { AttackedSite } from './site'
import type { World } from './world'

/** What was planted, where, and what it must be called; the exit is the last, because nothing comes after it. */
const planted: { path: string; kind: Kind }[] = [
  { path: '/planted/error', kind: 'server error' },
  { path: '/planted/leak', kind: 'leak' },
  { path: '/planted/fetch', kind: 'connection' },
  { path: '/planted/standstill', kind: 'standstill' },
  { path: '/planted/exit', kind: 'exit' },
]
/** Between them, so that they have to be told apart from others. */
const harmless = 60

type Given = { site: AttackedSite; world: World; attackOf: (number: number) => Attack }

/** A watch that finds nothing proves nothing: names the planted mistakes (`plant.js`) that the attack did not find. */
export async function missedFaults({ site, world, attackOf }: Given): Promise<string[]> {
  await site.process().plant()
  const findings = createFindings()
  const faultAt = (number: number) => planted[(number - harmless / 2) / 2]
  const field = {
    // Nobody needs it after its planted end.
    site: { ...site, restart: async () => undefined },
    world,
    findings,
    cleared: new Set<number>(),
    attackOf: (number: number): Attack => {
      const fault = faultAt(number)
      return fault
        ? {
            kind: 'http',
            label: fault.path,
            family: fault.path,
            caller: 'member',
            method: 'GET',
            path: fault.path,
            headers: {},
          }
        : attackOf(number)
    },
  }
  const numbers = Array.from({ length: harmless }, (_, number) => number)
  const isLast = (number: number) => faultAt(number)?.kind === 'exit'
  for (const some of [numbers.filter((number) => !isLast(number)), numbers.filter(isLast)]) {
    const { flights } = await volley(some, field)
    await settle(flights, field)
  }
  return planted.flatMap(({ path, kind }) =>
    findings.has(kind, keyOf({ path, kind })) ? [] : [`${kind} (${path})`],
  )
}

/** Under which words a finding of this kind is kept. */
function keyOf({ path, kind }: (typeof planted)[number]): string {
  if (kind === 'leak') return `${path} planted`
  return kind === 'connection' ? `192.0.2.1:8099 ${path}` : path
}
