import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#config'

/** Everything that is generated from the collections: types and the panels' map of components. */
const resolved = await config
await generateTypes(resolved, { log: true })
await generateImportMap(resolved, { force: true, log: true })
process.exit(0)
