import type { Attack } from './attack'
import { createFindings, type Kind } from './findings'
import { settle, volley } from './incidents'
import type { AttackedSite } from './site'
import type { World } from './world'

const planted: { path: string; kind: Kind }[] = [
  { path: '/planted/error', kind: 'server error' },
  { path: '/planted/leak', kind: 'leak' },
  { path: '/planted/fetch', kind: 'connection' },
  { path: '/planted/standstill', kind: 'standstill' },
  { path: '/planted/exit', kind: 'exit' },
]
const harmless = 60

type Given = { site: AttackedSite; world: World; attackOf: (number: number) => Attack }

/** Proves that the watch works: returns the planted faults that were missed. */
export async function missedFaults({ site, world, attackOf }: Given): Promise<string[]> {
  await site.process().plant()
  const findings = createFindings()
  const faultAt = (number: number) => planted[(number - harmless / 2) / 2]
  const field = {
    // The planted exit is final.
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

function keyOf({ path, kind }: (typeof planted)[number]): string {
  if (kind === 'leak') return `${path} planted`
  return kind === 'connection' ? `192.0.2.1:8099 ${path}` : path
}
