import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledFolder } from './compile.js'
import { endWithParent } from './end-with-parent.js'

/** See docs/decisions/037-compiled-once.md. */
if (!process.execArgv.includes('--conditions=production')) {
  throw new Error('run it as: node --conditions=production src/launch/launch.js script.ts')
}
endWithParent()

const [script] = process.argv.splice(2, 1)
process.argv[1] = await fileOf(script)
await import(pathToFileURL(process.argv[1]).href)

/** @param {string} name */
async function fileOf(name) {
  if (!name.endsWith('.ts')) return path.resolve(name)
  process.setSourceMapsEnabled(true)
  return path.join(await compiledFolder(), name.replace(/\.ts$/, '.js'))
}
