import { openPayload } from '../../src/cli/open-payload'

/** Loads what a command loads and prints the processor time it took, in milliseconds. */
const { collections } = await openPayload({ disableOnInit: true, disableDBConnect: true })
if (!collections.users) throw new Error('loaded without collections')
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ cpuMs: (user + system) / 1000 }))
process.exit(0)
