import { register } from 'tsx/esm/api'

// TypeScript is read only while our own few files load. Left on, the loader looks at each of the two thousand files
// of Payload and its packages as well and makes every start four seconds longer (Node 20, measured).
const unregister = register()
const { main } = await import('./main.ts')
await unregister()
await main()
