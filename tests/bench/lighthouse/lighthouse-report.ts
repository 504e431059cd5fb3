import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import lighthouse, { type Result, type RunnerResult } from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
export type Report = Pick<Result, 'audits' | 'categories' | 'environment'>

/** The last one of each route, for whoever wants to know why. */
export const reportFolder = '.cache/lighthouse'

/** A busy Chromium may write a trace that cannot be read. */
const TRIES = 3

type Asked = { url: string; port: number }

/** As a phone sees it: Lighthouse's own default, with its simulated network and processor. */
export async function lighthouseReport({ url, port }: Asked): Promise<Report> {
  const { lhr, report } = await reported({ url, port })
  const refused = requestsOf(lhr).filter(({ statusCode }) => statusCode >= 400)
  if (refused.length > 0) throw new Error(`${url}: ${JSON.stringify(refused)}`)
  await mkdir(reportFolder, { recursive: true })
  const name = new URL(url).pathname.slice(1) || 'home'
  await writeFile(path.join(reportFolder, `${name}.html`), String(report))
  return lhr
}

async function reported({ url, port }: Asked): Promise<RunnerResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = (await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'html',
      onlyCategories: [...categories],
    }))!
    const { runtimeError } = result.lhr
    if (!runtimeError) return result
    if (attempt === TRIES) throw new Error(`${url}: ${runtimeError.message}`)
  }
}

function requestsOf({ audits }: Report): { url: string; statusCode: number }[] {
  const { details } = audits['network-requests']!
  if (details?.type !== 'table') throw new Error('Lighthouse tells no requests')
  return details.items.map(
    ({ url, statusCode }) => ({ url, statusCode }) as { url: string; statusCode: number },
  )
}

/** Of 100. */
export const scoreOf = ({ categories }: Report, category: Category): number =>
  Math.round(categories[category]!.score! * 100)

/** The audits that keep a category below 100, with their own scores. */
export const shortcomings = ({ audits, categories }: Report, category: Category): string[] =>
  categories[category]!.auditRefs.map(({ id, weight }) => ({ weight, ...audits[id]! }))
    .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
    .map(({ id, score, displayValue = '' }) => `${id} ${score} ${displayValue}`.trimEnd())
