import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Never ends, nor does its child; writes both pids to the given file. */
const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], { stdio: 'ignore' })
writeFileSync(process.argv[2]!, JSON.stringify([process.pid, grandchild.pid]))
setInterval(() => undefined, 60_000)
