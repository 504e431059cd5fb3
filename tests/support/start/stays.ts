import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Stays for ever, together with a process that it started; their numbers are in the file that it is given. */
const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], { stdio: 'ignore' })
writeFileSync(process.argv[2]!, JSON.stringify([process.pid, grandchild.pid]))
setInterval(() => undefined, 60_000)
