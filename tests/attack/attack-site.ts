import { slugs } from '../support/access/all-calls'
import { isDynamic, routePatterns } from '../support/route-patterns'
import { lookAfter, memoryOf } from './aftermath'
import type { Attack } from './attack'
import { createFindings, type Findings, keep, told } from './findings'
import { settle, volley } from './incidents'
import { createRequests } from './requests'
import { missedFaults } from './self-test'
import { send } from './send'
import type { AttackedSite } from './site'
import { openTrap } from './trap'
import { fillWorld, type World } from './world'

const BLOCK = 200
const WARM_SHARE = 0.25

async function prepared({ site, seed }: { site: AttackedSite; seed: number }) {
  const world = await fillWorld()
  const findings = createFindings()
  const trap = await openTrap((number) => {
    const attack = attackOf(number)
    const detail = 'the server fetched an address that it was given'
    findings.add('connection', { number, attack, detail, same: `fetch ${attack.label.split(':')[0]}` })
  })
  const attackOf: (number: number) => Attack = createRequests({ world, seed, trap: trap.url, url: site.url })
  await warmUp(site, world)
  return { field: { site, world, findings, attackOf, cleared: new Set<number>() }, trap }
}

/** Lazy loading blocks the event loop once; that is not caused by an attack. */
async function warmUp(site: AttackedSite, world: World) {
  const cookie = world.cookieOf('admin')!
  const lists = slugs.map((slug) => `/api/${slug}?limit=1`)
  for (const path of [
    ...routePatterns().filter((pattern) => !isDynamic(pattern)),
    ...lists,
    '/admin',
    '/moderator',
  ])
    await (await fetch(`${site.url}${path}`, { headers: { Cookie: cookie } })).text()
  await Promise.all([site.process().report(), site.control.report()])
}

export async function attackSite(given: { site: AttackedSite; seed: number; count: number }) {
  const { site, seed, count } = given
  const { field, trap } = await prepared(given)
  const { findings, world } = field
  const since = Date.now()
  const seconds = () => Math.round((Date.now() - since) / 1000)
  let memoryBefore = NaN
  for (let from = 0; from < count; from += BLOCK) {
    if (Number.isNaN(memoryBefore) && from >= count * WARM_SHARE) memoryBefore = await memoryOf(site)
    let numbers = Array.from({ length: Math.min(BLOCK, count - from) }, (_, at) => from + at)
    while (numbers.length > 0) {
      const { flights, left } = await volley(numbers, field)
      await settle(flights, field)
      numbers = left
    }
    await world.renew()
    keep(findings.all(), seed)
    if ((from / BLOCK) % 5 === 4)
      console.log(`${from + BLOCK} sent, ${findings.all().length} findings, ${seconds()} s`)
  }
  const { memory } = await lookAfter({ ...field, memoryBefore })
  const missed = await missedFaults(field)
  trap.close()
  report(findings, seed)
  for (const fault of missed) console.log(`■ planted and not found: ${fault}`)
  console.log(
    `${count} requests in ${seconds()} s, seed ${seed}, memory ${Math.round(memoryBefore)} → ${Math.round(memory)} MB`,
  )
  console.log(`${findings.all().length} findings, ${5 - missed.length} of 5 planted faults found`)
  return findings.all().length === 0 && missed.length === 0
}

export async function replayAlone(given: { site: AttackedSite; seed: number; number: number }) {
  const { site, seed, number } = given
  const { field, trap } = await prepared(given)
  const { findings, attackOf, world } = field
  const { flights } = await volley([number, number, number], field, 1)
  await settle(flights, field)
  report(findings, seed)
  const { status, text } = await send(attackOf(number), { url: site.url, world, number })
  console.log(`${attackOf(number).caller}: ${attackOf(number).label}\n${status} ${text.slice(0, 1_000)}`)
  trap.close()
  return findings.all().length === 0
}

function report(findings: Findings, seed: number) {
  keep(findings.all(), seed)
  for (const finding of findings.all()) console.log(`\n${told(finding, seed)}`)
}
