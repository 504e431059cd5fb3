import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { letterTasks } from '#domain/notifications/letter-kinds'
import { jobs } from '#jobs/config'

it('every task with a letter is tried as long as letters are, and no other', () => {
  const attemptsOf = (retries: unknown) => (retries as { attempts?: number } | undefined)?.attempts
  const endless = jobs.tasks!.filter(({ retries }) => attemptsOf(retries) === Infinity)
  expect(endless.map(({ slug }) => slug).sort()).toEqual([...letterTasks].sort())
})

it('nothing but the maker of these tasks hands a letter over', async () => {
  const files = await readdir('src/jobs', { recursive: true, withFileTypes: true })
  const sources = files.filter(({ name }) => name.endsWith('.ts'))
  const handing = await Promise.all(
    sources.map(async ({ name, parentPath }) => {
      const source = await readFile(path.join(parentPath, name), 'utf8')
      return /import \{[^}]*\bdeliver\b[^}]*\} from '[^']*\/deliver'/.test(source) ? name : null
    }),
  )
  expect(handing.filter(Boolean)).toEqual(['letter-task.ts'])
})
