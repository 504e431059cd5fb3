import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { config } from 'zod'

const files = execFileSync('git', ['ls-files', 'src/domain', 'src/features'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

afterEach(() => {
  vi.unstubAllGlobals()
  config({ jitless: undefined })
  vi.resetModules()
})

it('schemas in a browser make no code out of text', async () => {
  vi.resetModules()
  vi.stubGlobal('window', {})
  const made = vi.fn()
  vi.stubGlobal('Function', function code() {
    made()
    return () => undefined
  })
  const { newPasswordInput } = await import('#domain/account/user-input')
  newPasswordInput.safeParse({})
  expect(made).not.toHaveBeenCalled()
})

it('whatever builds schemas for browsers says so first', () => {
  const builders = files.filter((file) => /^import \{ z \} from 'zod'/m.test(readFileSync(file, 'utf8')))
  expect(builders.length).toBeGreaterThan(20)
  const silent = builders.filter(
    (file) =>
      !/^(?:import|\}) .*'(\.\/input|#domain\/web\/(input|jitless))'/m.test(readFileSync(file, 'utf8')),
  )
  expect(silent).toEqual([])
})
