import { execFileSync } from 'node:child_process'

/** Writes the next migration from what the collections say now: `npm run migrate:create -- name`. */
const [name = 'change'] = process.argv.slice(2)
execFileSync('npx', ['payload', 'migrate:create', name, '--skip-empty'], { stdio: 'inherit' })
