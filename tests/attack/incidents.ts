import type { Attack } from './attack'
import type { Findings } from './findings'
import { judge } from './judge'
import { type Answer, send } from './send'
import type { AttackedSite } from './site'
import type { Report, Stall } from './watched'
import type { World } from './world'

/** Beyond the stall of the idle process. */
const HELD_MS = 100
const AFTERMATH_MS = 300
const REPLAY_PAUSE_MS = 60
/** Requests of one stall to retry alone, slowest first. */
const SUSPECTS_MAX = 10

export type Flight = { number: number; from: number; to: number; trouble?: string | null }
export type Field = {
  site: AttackedSite
  world: World
  findings: Findings
  attackOf: (number: number) => Attack
  cleared: Set<number>
}
const now = () => performance.timeOrigin + performance.now()

export async function volley(numbers: number[], { site, world, findings, attackOf }: Field, width = 8) {
  const flights: Flight[] = []
  const waiting = [...numbers]
  let isStopped = false
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let number = waiting.shift(); number !== undefined && !isStopped; number = waiting.shift()) {
        const attack = attackOf(number)
        const flight: Flight = { number, from: now(), to: Infinity }
        flights.push(flight)
        const answer = await Promise.race([
          send(attack, { url: site.url, world, number }),
          site.process().exited.then((): Answer => ({ status: null, text: '', isLate: false })),
        ])
        if (site.process().isRunning()) flight.to = now()
        if (answer.isLate || !site.process().isRunning()) isStopped = true
        flight.trouble = judge({ number, attack, answer, world, findings })
      }
    }),
  )
  return { flights, left: waiting }
}

/** Alone and twice: what the attack causes comes again, what the machine causes does not. */
async function repeats(number: number, field: Field, isSeen: () => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < 2; round += 1) {
    await volley([number], field)
    await pause(REPLAY_PAUSE_MS)
    if (!(await isSeen())) return false
  }
  return true
}

export async function settle(flights: Flight[], field: Field) {
  const { site, findings, attackOf } = field
  await pause(AFTERMATH_MS)
  if (!site.process().isRunning()) await blameExit(flights, field)
  else if (!(await answers(site))) await blameHang(flights, field)
  for (const flight of flights) if (flight.trouble) await blameAnswer(flight, field)
  const report = await site.process().report()
  const beside = await site.control.report()
  if (!report) return
  for (const { target, request, stack } of report.connections) {
    const number = request === undefined ? null : Number(request)
    findings.add('connection', {
      number,
      attack: number === null ? null : attackOf(number),
      detail: `${target}\n${stack}`,
      same: `${target} ${number === null ? '' : attackOf(number).label}`,
    })
  }
  for (const rejection of report.rejections) await blameRejection(rejection, flights, field)
  for (const stall of heldUp(report, beside)) await blameStall(stall, flights, field)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const answers = (site: AttackedSite) =>
  fetch(`${site.url}/api/health`, { signal: AbortSignal.timeout(15_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Stalls of the server that the idle process did not have. */
function heldUp(report: Report, beside: Report | null): Stall[] {
  const machine = (stall: Stall) =>
    Math.max(
      0,
      ...(beside?.stalls ?? [])
        .filter(({ from, to }) => from < stall.to && to > stall.from)
        .map(({ ms }) => ms),
    )
  return report.stalls.filter((stall) => stall.ms - machine(stall) > HELD_MS)
}

const underWay = (flights: Flight[], { from, to }: { from: number; to: number }) =>
  flights.filter((flight) => flight.from < to && flight.to + AFTERMATH_MS > from)

async function blameStall(stall: Stall, flights: Flight[], field: Field) {
  const { site, findings, attackOf } = field
  const suspects = underWay(flights, stall)
  const known = suspects.find(({ number }) => findings.has('standstill', attackOf(number).family))
  if (known) return findings.add('standstill', { number: known.number, attack: attackOf(known.number) })
  const untried = suspects.filter(({ number }) => !field.cleared.has(number))
  untried.sort((one, other) => other.to - other.from - (one.to - one.from))
  for (const { number } of untried.slice(0, SUSPECTS_MAX)) {
    let longest = 0
    const isHeld = async () => {
      const [report, beside] = [await site.process().report(), await site.control.report()]
      const held = report ? heldUp(report, beside).map(({ ms }) => ms) : []
      longest = Math.max(longest, ...held)
      return held.length > 0
    }
    if (await repeats(number, field, isHeld))
      return findings.add('standstill', {
        number,
        attack: attackOf(number),
        detail: `${Math.round(stall.ms)} ms, alone ${Math.round(longest)} ms`,
      })
    if (!site.process().isRunning()) return blameExit([], field)
    field.cleared.add(number)
  }
}

/** Log messages of an unreachable database or an overloaded machine. */
const away = /connection timeout|database connection lost|lock timeout/

/** Counts if it recurs alone, or if the database was available all the time. */
async function blameAnswer({ number, trouble }: Flight, field: Field) {
  const { site, findings, attackOf } = field
  const kind = trouble === 'no answer' ? 'no answer' : 'server error'
  const given = { number, attack: attackOf(number) }
  if (findings.has(kind, given.attack.family)) return findings.add(kind, given)
  const { flights } = await volley([number], field)
  const again = flights[0]?.trouble
  if (again) findings.add(kind, { ...given, detail: again })
  else if (kind === 'server error' && !away.test((await site.log()).slice(-400_000)))
    findings.add(kind, { ...given, detail: `${trouble}\nnot again alone` })
}

async function blameRejection({ at, stack }: { at: number; stack: string }, flights: Flight[], field: Field) {
  const { site, findings, attackOf } = field
  const same = stack
    .split('\n')
    .slice(0, 2)
    .join(' ')
    .replace(/[0-9a-f-]{36}|\d+/g, '#')
    .slice(0, 200)
  if (findings.has('rejection', same)) return findings.add('rejection', { same })
  for (const { number } of underWay(flights, { from: at, to: at })) {
    const isLeft = async () => ((await site.process().report())?.rejections.length ?? 0) > 0
    if (await repeats(number, field, isLeft))
      return findings.add('rejection', { number, attack: attackOf(number), detail: stack, same })
  }
  findings.add('rejection', { detail: stack, same })
}

async function blameExit(flights: Flight[], { site, findings, attackOf }: Field) {
  const words = await site.lastWords()
  const suspects = words?.request
    ? [Number(words.request)]
    : flights.filter(({ to }) => to === Infinity).map(({ number }) => number)
  for (const number of suspects)
    findings.add('exit', {
      number,
      attack: attackOf(number),
      detail: `code ${words?.code ?? '?'}\n${(await site.log()).slice(-600)}`,
    })
  if (suspects.length === 0) findings.add('exit', { detail: (await site.log()).slice(-900) })
  await site.restart()
}

/** After a hang, retries each open request alone. */
async function blameHang(flights: Flight[], field: Field) {
  const { site, findings, attackOf } = field
  const suspects = underWay(flights, { from: now() - 60_000, to: now() }).slice(-16)
  await site.kill()
  await site.restart()
  for (const { number } of suspects) {
    void volley([number], field)
    await pause(1_000)
    if (await answers(site)) continue
    findings.add('standstill', { number, attack: attackOf(number), detail: 'for more than 15 s alone' })
    await site.kill()
    await site.restart()
    return
  }
  findings.add('no answer', {
    detail: `the site hung while under way were ${suspects.map(({ number }) => number).join(', ')}`,
  })
}
