import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readPassword } from '#cli/read-password'
import { PASSWORD_LINE_MAX_BYTES } from '#domain/running-limits'
import { commandTexts as texts } from '#texts/start/commands'

/** Keys arrive one piece after the other, each when somebody reads. */
function terminal(...pieces: string[]) {
  const modes: boolean[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => void modes.push(isRaw),
  })
  let shown = ''
  const output = {
    write: (text: string) => {
      shown += text
      // The answer to a question follows it.
      if (text !== '\n') setImmediate(() => input.write(pieces.shift()))
      return true
    },
  }
  const streams = { input: input as unknown as NodeJS.ReadStream, output }
  return { ...streams, shown: () => shown, modes }
}

const piped = (...pieces: (string | Buffer)[]) => ({
  input: PassThrough.from(pieces.map((piece) => Buffer.from(piece))) as unknown as NodeJS.ReadStream,
  output: { write: () => true },
})

test('asks twice on a terminal and shows none of it', async () => {
  const asked = terminal('парола\r', 'грешка\u0015паролб\u007fа\r')
  expect(await readPassword({ given: undefined, ...asked })).toBe('парола')
  expect(asked.shown()).toBe(`${texts.askPassword}\n${texts.askAgain}\n`)
  expect(asked.modes).toEqual([true, false])
})

test('an empty answer leaves the password to us', async () => {
  expect(await readPassword({ given: undefined, ...terminal('\r') })).toBeUndefined()
})

test.each([
  ['another second answer', ['парола\r', 'друга\r'], texts.passwordsDiffer],
  ['Ctrl-C', ['пар\u0003'], texts.notCreated],
  ['no end', ['x'.repeat(PASSWORD_LINE_MAX_BYTES + 1)], texts.passwordTooLong],
])('refuses %s on a terminal and gives it back', async (_, pieces, message) => {
  const asked = terminal(...pieces)
  await expect(readPassword({ given: undefined, ...asked })).rejects.toThrow(message)
  expect(asked.modes.at(-1)).toBe(false)
})

test('reads the first line of the standard input, cut anywhere', async () => {
  const [first, second] = [Buffer.from('паро').subarray(0, 5), Buffer.from('паро').subarray(5)]
  const pieces = [first, second, 'ла \r\nвтори ред\n']
  expect(await readPassword({ given: '-', ...piped(...pieces) })).toBe('парола ')
  expect(await readPassword({ given: undefined, ...piped('парола') })).toBe('парола')
})

test('an empty input is no password where one was announced', async () => {
  await expect(readPassword({ given: '-', ...piped() })).rejects.toThrow(texts.passwordMissing)
  expect(await readPassword({ given: undefined, ...piped('\n') })).toBeUndefined()
})

test('a line without an end is refused', async () => {
  const asked = { given: '-', ...piped('x'.repeat(PASSWORD_LINE_MAX_BYTES), 'x') }
  await expect(readPassword(asked)).rejects.toThrow(texts.passwordTooLong)
})

test('takes a given password as it is', async () => {
  expect(await readPassword({ given: 'парола', ...piped('друга') })).toBe('парола')
})
