import { spawn } from 'node:child_process'

/** Runs a program that ends with its parent (src/launch/end-with-parent.js). */
const [program = '', ...args] = process.argv.slice(2)
// The program gets SIGTERM too; if it ignores it, the group is killed later.
process.on('SIGTERM', () => undefined)
spawn(program, args, { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1))
