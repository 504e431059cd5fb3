import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve('.cache/empty-site')
const files = {
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html><body>{children}</body></html> }',
  'app/page.jsx': 'export default function Page() { return <p>.</p> }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(path.resolve('.'))} } }`,
  'package.json': '{"private":true}',
}

/** The scripts that a page with nothing in it loads, from a real build with the same version of Next. */
export function scriptsOfEmptyPage(): Buffer[] {
  rmSync(root, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const build = spawnSync('npx', ['next', 'build', root], { env, encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`the empty page was not built\n${build.stdout}\n${build.stderr}`)
  const html = readFileSync(path.join(root, '.next/server/app/index.html'), 'utf8')
  return scriptAddresses(html).map((address) =>
    readFileSync(path.join(root, '.next', address.replace('/_next/', ''))),
  )
}

/** Without those for browsers that know no modules. */
export const scriptAddresses = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, address]) => address!)
