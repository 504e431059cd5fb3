import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** All functions of these files are tried. Measures processor time, since other processes may be running. */
const files = [
  ...readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/domain/${name}`),
  ...['folding/fold', 'folding/words', 'folding/stem', 'question/question', 'index/misses'].map(
    (name) => `src/search/${name}.ts`,
  ),
  'src/jobs/contact-import/xml-parts.ts',
]

const withoutText = new Set(
  ['legal/cookie-consent', 'account/crop', 'web/input', 'lists/list-address', 'formats/zip-entries'].map(
    (name) => `src/domain/${name}.ts`,
  ),
)

const SHORT = 10_000
const LONG = 100_000
/** For a text ten times as long; a quadratic function takes a hundred times as long. */
const TIMES_MAX = 15
/** Below this, growth cannot be measured; a quadratic function takes seconds for 100,000 characters. */
const FLOOR_MS = 150
const LONGEST_MS = 600
const LONGEST_OF_SHORT_MS = LONGEST_MS / 10

const opening = (source: string) => source.replace(/\\[bBdDsSwW]|[\^$()[\]{}?*+|\\]/g, '').slice(0, 4)

/** An expression backtracks on one repeated character and on its own beginning. */
function hostileUnits(file: string): string[] {
  const literals = readFileSync(file, 'utf8').matchAll(/\/(?![/*])((?:\\.|[^\\/\n])+)\/[dgimsuvy]*/g)
  const openings = [...literals].map(([, source = '']) => opening(source))
  const signs = ['a', '@', ' ', '<', '\\', '"', '0', '-', '.', '_', '\n']
  return [...new Set([...signs, ...openings])].filter(Boolean)
}

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const mixed = (units: string[], length: number) =>
  units.map((unit) => filled(unit, length / units.length)).join('')

const takenNames = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\{([\w\s,=']+)\}:/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )

type Shape = (text: string) => unknown[]

const alone: Shape = (text) => [text]
const shapesOf = (file: string): Shape[] => [
  (text) => [text, text],
  (text) => [text, 50],
  (text) => [[text]],
  (text) => [Object.fromEntries(takenNames(file).map((name) => [name, text]))],
]

function timed(run: Takes, given: unknown[]): number {
  const before = process.cpuUsage()
  try {
    const result = run(...(given as never[]))
    if (typeof (result as Iterator<unknown>)?.next === 'function')
      for (const _ of result as Iterable<unknown>);
    if (result instanceof Promise) result.catch(() => undefined)
  } catch {
    // Throwing is allowed, but must be fast too.
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const best = (run: () => number, tries: number) => Math.min(...Array.from({ length: tries }, run))

type Takes = (...given: never[]) => unknown
type Try = { run: Takes; shape: Shape; text: (length: number) => string }

function slowness({ run, shape, text }: Try): string | null {
  const short = shape(text(SHORT))
  const msOfShort = timed(run, short)
  if (msOfShort > LONGEST_OF_SHORT_MS && best(() => timed(run, short), 3) > LONGEST_OF_SHORT_MS) {
    return `${text(1)}: ${Math.round(msOfShort)} ms for ${SHORT}`
  }
  const long = shape(text(LONG))
  if (timed(run, long) < FLOOR_MS) return null
  const ms = best(() => timed(run, long), 3)
  if (ms < FLOOR_MS) return null
  const times = ms / best(() => timed(run, short), 5)
  return ms > LONGEST_MS || times > TIMES_MAX
    ? `${text(1)}: ${Math.round(ms)} ms, ${Math.round(times)} times`
    : null
}

function slow(file: string, [name, run]: [string, Takes]): string[] {
  const units = hostileUnits(file)
  const tries: Try[] = [
    ...units.map((unit) => ({ run, shape: alone, text: (length: number) => filled(unit, length) })),
    ...shapesOf(file).map((shape) => ({ run, shape, text: (length: number) => mixed(units, length) })),
  ]
  return tries.flatMap((one) => slowness(one) ?? []).map((found) => `${name}: ${found}`)
}

async function functionsOf(file: string): Promise<[string, Takes][]> {
  const module = (await import(/* @vite-ignore */ path.resolve(file))) as Record<string, unknown>
  const isClass = (value: unknown) => /^class\b/.test(Function.prototype.toString.call(value))
  return Object.entries(module).filter(
    (entry): entry is [string, Takes] => typeof entry[1] === 'function' && !isClass(entry[1]),
  )
}

it.each(files.filter((file) => !withoutText.has(file)))(
  '%s reads any text in linear time',
  { timeout: 60_000 },
  async (file) => {
    const found = (await functionsOf(file)).flatMap((one) => slow(file, one))
    expect(found).toEqual([])
  },
)

it('detects an expression that reads the same characters again and again', { timeout: 60_000 }, () => {
  const quadratic = (text: string) => text.replace(/[^\s@]+@[^\s@]+/g, '')
  const text = (length: number) => filled('a', length)
  expect(slowness({ run: quadratic, shape: alone, text })).not.toBeNull()
})
