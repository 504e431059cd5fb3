/**
 * `npm run script tests/support/spam/learn.ts` learns the weights of `trait-weight-values.ts` from the texts beside it,
 * the same each time. With `-- --check` it writes nothing and says how much is held of each fifth of them by weights that
 * are learnt from the others.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { HELD_FROM } from '#domain/moderation/spam/spam-limits'
import { NEWCOMER_POINTS, passagesOf, traitsIn } from '#domain/moderation/spam/spam-score'
import { soundsLikeSpam, wordingPoints } from '#domain/moderation/spam/wording'
import { demoTexts } from '../demo-texts'
import { fitted } from './fitted'
import { spamTexts } from './spam-texts'

/** What is seldomer says nothing about other texts. */
const SEEN_MIN = 4
const PARTS = 5

type Example = { traits: string[]; isSpam: boolean }

const read = async (name: string) =>
  JSON.parse(await readFile(`tests/support/spam/${name}.json`, 'utf8')) as string[]
const examplesOf = (texts: readonly string[], isSpam: boolean): Example[] =>
  [...new Set(texts)].map((text) => ({ traits: traitsIn(text), isSpam }))

/** Its shorter ones are labels. */
const demoSentences = Object.values(await demoTexts())
  .flat()
  .filter((text) => text.length > 20)
const demo = examplesOf(demoSentences, false)
const spam = examplesOf([...spamTexts, ...(await read('spam'))], true)
const honest = examplesOf((await read('honest')).flatMap(passagesOf), false)
const written = [...spam, ...honest]

if (process.argv.includes('--check')) check()
else
  await writeFile('src/domain/moderation/spam/trait-weight-values.ts', valuesOf(learn([...written, ...demo])))

function check() {
  const held = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const weights = learn([...written.filter((_, index) => index % PARTS !== part), ...demo])
    return written
      .filter((_, index) => index % PARTS === part)
      .filter(({ traits }) => wordingPoints(soundsLikeSpam(traits, weights)) + NEWCOMER_POINTS >= HELD_FROM)
  })
  const heldSpam = held.filter(({ isSpam }) => isSpam).length
  console.log(`spam: ${heldSpam} of ${spam.length}`)
  console.log(`honest: ${held.length - heldSpam} of ${honest.length}`)
}

function learn(all: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { traits } of all) for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  const known = [...seen].filter(([, times]) => times >= SEEN_MIN).map(([trait]) => trait)
  /** A rare word says more than one that stands in every third text. */
  const rarity = (trait: string) => Math.log(all.length / (1 + seen.get(trait)!)) ** 1.5
  return fitted({ examples: all, traits: known, rarity })
}

/** By weight, so that the file stays short: most have one of a few. */
function valuesOf(learnt: Map<string, number>): string {
  const byWeight = new Map<string, string[]>()
  for (const [trait, weight] of [...learnt].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const rounded = weight.toFixed(1).replace('-0.0', '0.0')
    byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), trait])
  }
  const lines = [...byWeight]
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([weight, traits]) => `  '${weight}': '${traits.join(' ')}',\n`)
  return `/** Written by \`tests/support/spam/learn.ts\`: what spam sounds like, heaviest first, and what members sound like. */
// prettier-ignore
export const traitWeights: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}
