import { newAddress } from '../ask'
import type { Figure } from '../figure'
import type { BenchSite } from '../site'

const READERS = 500

export const coldPage: Figure = {
  name: 'cold-page',
  title: `${READERS} readers at once of a page that nobody has drawn`,
  baseline: 'one reader of another such page',
  measures: {
    drawings: { title: 'drawn with', unit: 'statements', goal: { of: 'ratio', exactly: 1 } },
  },
  prepare: async (site) => ({
    ours: async () => ({ drawings: await statementsFor(site, READERS) }),
    baseline: async () => ({ drawings: await statementsFor(site, 1) }),
    close: async () => undefined,
  }),
}

let price = 1_000

/** The price of its address stands in the statements that read it. Throws when two readers get different bytes. */
async function statementsFor(site: BenchSite, readers: number): Promise<number> {
  price += 1
  const addresses = Array.from({ length: readers }, newAddress)
  const recorded = await site.probe.statementsDuring(async () => {
    const path = `/apartments?price=${price}`
    const answers = await Promise.all(addresses.map((from) => site.ask({ path, from })))
    if (answers.some(({ bytes }) => !bytes.equals(answers[0]!.bytes)))
      throw new Error('readers got different pages')
  })
  return recorded.filter(({ values }) => values.some((value) => String(value) === String(price))).length
}
