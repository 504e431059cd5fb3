import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { compiledFolder } from '../../../src/launch/compile.js'

async function project() {
  const folder = await mkdtemp(path.join(tmpdir(), 'compiled-once-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = (file: string, content: string) => writeFile(path.join(folder, file), content)
  await mkdir(path.join(folder, 'src/words'), { recursive: true })
  await write('package.json', JSON.stringify({ imports: { '#words/*': './src/words/*.ts' } }))
  await write('src/words/greeting.ts', `export const greeting: string = 'Здравей'`)
  await write('src/words/index.ts', `export const end = 'край'`)
  await write('src/name.ts', `export const name: string = 'Ана'`)
  await write(
    'src/said.ts',
    `import { greeting } from '#words/greeting'
     import { end } from './words'
     export const said: string = [greeting, (await import('./name')).name, end].join(', ')`,
  )
  const said = async (compiled: string) =>
    (
      (await import(/* @vite-ignore */ pathToFileURL(path.join(compiled, 'src/said.js')).href)) as {
        said: string
      }
    ).said
  return { folder, write, said, compile: () => compiledFolder(folder) }
}

test('resolves aliases, relative and deferred imports and folders', async () => {
  const { compile, said } = await project()
  expect(await said(await compile())).toBe('Здравей, Ана, край')
})

test('gives one complete folder to two callers at once and to a third one later', async () => {
  const { folder, compile } = await project()
  const [first, second] = await Promise.all([compile(), compile()])
  expect([second, await compile()]).toEqual([first, first])
  expect(await readdir(path.join(folder, '.build'))).toEqual([path.basename(first)])
})

test('makes a new folder for a changed file and leaves the old one to its current user', async () => {
  const { compile, said, write } = await project()
  const before = await compile()
  await write('src/name.ts', `export const name: string = 'Боян'`)
  expect(await said(await compile())).toBe('Здравей, Боян, край')
  expect(await said(before)).toBe('Здравей, Ана, край')
})

test('keeps five folders', async () => {
  const { folder, compile, write } = await project()
  for (const name of ['а', 'б', 'в', 'г', 'д', 'е']) {
    await write('src/name.ts', `export const name = '${name}'`)
    await compile()
  }
  expect(await readdir(path.join(folder, '.build'))).toHaveLength(5)
})

test('starts nothing without the condition that prevents the Lexical deadlock', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/launch/launch.js', 'src/cli/migrate.ts'])
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('--conditions=production')])
})

test('tests load Payload under the same condition', () => {
  expect(process.execArgv).toContain('--conditions=production')
})
