import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readResults } from '../results-file'
import { writeFormatted } from '../write-formatted'
import { plotOf } from './plot'
import { between, sectionsOf, summaryOf } from './tables'

const plots = 'docs/benchmarks'

/** Tables and plots from `bench/results.json`. */
export async function writeDocuments() {
  const results = readResults()
  rmSync(plots, { recursive: true, force: true })
  mkdirSync(plots, { recursive: true })
  for (const figure of results.figures) writeFileSync(`${plots}/${figure.name}.svg`, plotOf(figure))
  await write('docs/benchmarks.md', sectionsOf(results))
  await write('README.md', summaryOf(results))
}

async function write(file: string, text: string) {
  await writeFormatted(file, between({ document: readFileSync(file, 'utf8'), name: 'figures', text }))
}
