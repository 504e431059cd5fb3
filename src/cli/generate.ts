import { execFileSync } from 'node:child_process'

/** Everything that is generated from the collections: types and the panels' map of components. */
for (const command of ['generate:types', 'generate:importmap']) {
  execFileSync('npx', ['payload', command], { stdio: 'inherit' })
}
