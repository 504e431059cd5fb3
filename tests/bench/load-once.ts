import { openPayload } from '../../src/cli/open-payload'

const { collections } = await openPayload({ disableDBConnect: true })
if (!collections.users) throw new Error('loaded without collections')
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ cpuMs: (user + system) / 1000 }))
process.exit(0)
