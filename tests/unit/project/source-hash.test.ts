import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sourceHash } from '#server/start/source-hash'

async function project() {
  const folder = await mkdtemp(path.join(tmpdir(), 'source-hash-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  await write('src/app/page.tsx', 'page')
  await write('src/cli/seed.ts', 'seed')
  await write('package-lock.json', '{}')
  return { folder, write, hash: () => sourceHash(folder) }
}

test('changes with other content, a new file and a moved file', async () => {
  const { write, hash, folder } = await project()
  const seen = [await hash()]
  await write('src/app/page.tsx', 'another page')
  seen.push(await hash())
  await write('public/icon.svg', 'icon')
  seen.push(await hash())
  await rm(path.join(folder, 'public/icon.svg'))
  await write('public/icons/icon.svg', 'icon')
  seen.push(await hash())
  expect(new Set(seen).size).toBe(4)
})

test('ignores modification times and files outside the site', async () => {
  const { write, hash, folder } = await project()
  const before = await hash()
  await utimes(path.join(folder, 'src/app/page.tsx'), 1, 1)
  await write('src/cli/seed.ts', 'another seed')
  await write('tests/unit/a.test.ts', 'test')
  await write('README.md', 'read me')
  expect(await hash()).toBe(before)
})
