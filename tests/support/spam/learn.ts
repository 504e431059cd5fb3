import { readFile, writeFile } from 'node:fs/promises'
import { traitsIn } from '#domain/moderation/spam/spam-score'
import { demoTexts } from '../demo-texts'
import { spamTexts } from './spam-texts'

/**
 * `npm run script tests/support/spam/learn.ts` learns the weights of `trait-weight-values.ts` from the texts beside it:
 * a logistic regression in steps (stochastic gradient descent), the same each time.
 */
const ROUNDS = 60
const STEP = 0.3
const SHRINKING = 0.002
/** An honest text that waits harms more than spam that is seen. */
const HONEST_COUNTS = 2
/** What is seldomer says nothing about other texts. */
const SEEN_MIN = 2
const WEIGHT_MIN = 0.2

type Example = { traits: string[]; isSpam: boolean }

const examples = await readExamples()
const weights = learn(examples)
await writeFile('src/domain/moderation/spam/trait-weight-values.ts', valuesOf(weights))
console.log(`${examples.length} texts, ${weights.size} weights`)

async function readExamples(): Promise<Example[]> {
  const demo = Object.values(await demoTexts()).flat()
  const read = async (name: string) =>
    JSON.parse(await readFile(`tests/support/spam/${name}.json`, 'utf8')) as string[]
  const of = (texts: Iterable<string>, isSpam: boolean) =>
    [...texts].filter((text) => text.length > 20).map((text) => ({ traits: traitsIn(text), isSpam }))
  return [
    ...of(new Set([...spamTexts, ...(await read('more-spam'))]), true),
    ...of(new Set([...(await read('honest')), ...demo]), false),
  ]
}

function learn(all: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { traits } of all) for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  const weights = new Map([...seen].filter(([, times]) => times >= SEEN_MIN).map(([trait]) => [trait, 0]))
  weights.set('*', 0)
  const random = randomFrom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round / 10)
    for (const example of shuffled(all, random)) correct(weights, example, step)
  }
  return weights
}

function correct(weights: Map<string, number>, { traits, isSpam }: Example, step: number) {
  const norm = Math.sqrt(Math.max(1, traits.length))
  const known = traits.filter((trait) => weights.has(trait))
  const sum = known.reduce((all, trait) => all + weights.get(trait)!, 0)
  const start = weights.get('*')!
  const error = 1 / (1 + Math.exp(-start - sum / norm)) - (isSpam ? 1 : 0)
  const change = step * error * (isSpam ? 1 : HONEST_COUNTS)
  weights.set('*', start - change / 10)
  for (const trait of known) weights.set(trait, weights.get(trait)! * (1 - step * SHRINKING) - change / norm)
}

/** By weight, so that the file stays short: most have one of a few. */
function valuesOf(weights: Map<string, number>): string {
  const byWeight = new Map<string, string[]>()
  for (const [trait, weight] of [...weights].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (Math.abs(weight) < WEIGHT_MIN && trait !== '*') continue
    const rounded = weight.toFixed(1)
    byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), trait])
  }
  const lines = [...byWeight]
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([weight, traits]) => `  '${weight}': '${traits.join(' ')}',\n`)
  return `/** Written by \`tests/support/spam/learn.ts\`: what spam sounds like, heaviest first, and what members sound like. */
// prettier-ignore
export const traitWeights: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

/** The same order each time (Park and Miller). */
function randomFrom(start: number) {
  let state = start
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

function shuffled<Of>(all: readonly Of[], random: () => number): Of[] {
  const placed = all.map((one) => ({ one, place: random() }))
  return placed.sort((one, other) => one.place - other.place).map(({ one }) => one)
}
