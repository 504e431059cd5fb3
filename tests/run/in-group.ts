import { spawn } from 'node:child_process'

/** Any program, in the group of this process: that ends with its parent, however the parent ends (src/launch/end-with-parent.js). */
const [program = '', ...args] = process.argv.slice(2)
// The program gets the signal too. Whoever does not listen to it is killed with the group, as long as this process stays.
process.on('SIGTERM', () => undefined)
spawn(program, args, { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1))
