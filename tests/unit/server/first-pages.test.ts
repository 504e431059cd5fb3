import pino from 'pino'
import { expect, test } from 'vitest'
import { drawFirstPages, firstPages } from '#server/start/first-pages'

function start(given: {
  draw?: (path: string) => Promise<unknown>
  hearsChanges?: () => boolean
  limitMs?: number
}) {
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const stopping = new AbortController()
  const drawn: string[] = []
  const draw = async (path: string) => drawn.push(path)
  const done = drawFirstPages({
    draw,
    pages: firstPages,
    hearsChanges: () => true,
    signal: stopping.signal,
    logger,
    ...given,
  })
  return {
    done,
    drawn,
    stop: () => stopping.abort(),
    warnings: () => lines.filter(({ level }) => level >= 40),
  }
}

const never = () => new Promise(() => undefined)

test('every first page is drawn, the home page before the others', async () => {
  const { done, drawn, warnings } = start({})
  await done
  expect(drawn).toEqual([...firstPages])
  expect(drawn[0]).toBe('/')
  expect(warnings()).toEqual([])
})

test.each([
  ['a page that does not come', { draw: never, limitMs: 30 }],
  ['changes that are not heard', { hearsChanges: () => false, limitMs: 30 }],
  ['a page that fails', { draw: async () => Promise.reject(new Error('away')) }],
])('%s does not keep the port closed, and is logged', async (_, given) => {
  const { done, warnings } = start(given)
  await done
  expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/^first pages not drawn/) }])
})

test('a process that is told to stop meanwhile does not open its port', async () => {
  const { done, stop } = start({ draw: never })
  stop()
  await expect(done).rejects.toThrow()
})
