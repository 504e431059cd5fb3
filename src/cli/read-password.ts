import { StringDecoder } from 'node:string_decoder'
import { PASSWORD_LINE_MAX_BYTES } from '#domain/running-limits'
import { startProblem } from '#database/start/start-problem'
import { commandTexts } from '#texts/start/commands'

type Input = NodeJS.ReadStream
type Output = Pick<NodeJS.WriteStream, 'write'>
type Asked = { given: string | undefined; input: Input; output: Output }

const SILENCE_MS = 2_000

/**
 * From `--password`, the first line of what is piped in (`--password -` insists on it), or asked for on a terminal.
 * Undefined: none was given, so one is made.
 */
export async function readPassword({ given, input, output }: Asked): Promise<string | undefined> {
  if (given !== undefined && given !== '-') return given
  if (!input.isTTY) {
    const hint = setTimeout(() => output.write(`${commandTexts.passwordAwaited}\n`), SILENCE_MS)
    const line = await readLine(input).finally(() => clearTimeout(hint))
    if (line === '' && given === '-') throw startProblem('usage', commandTexts.passwordMissing)
    return line || undefined
  }
  // Before the question and until both are answered: what is typed early must not be shown either.
  input.setRawMode(true)
  try {
    const first = await askHidden({ input, output, question: commandTexts.askPassword })
    if (first === '') return undefined
    const second = await askHidden({ input, output, question: commandTexts.askAgain })
    if (first !== second) throw startProblem('usage', commandTexts.passwordsDiffer)
    return first
  } finally {
    input.setRawMode(false)
  }
}

async function readLine(input: Input): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of input as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size > PASSWORD_LINE_MAX_BYTES) throw startProblem('usage', commandTexts.passwordTooLong)
    if (piece.includes(0x0a)) break
  }
  return Buffer.concat(pieces).toString('utf8').split('\n')[0]!.replace(/\r$/, '')
}

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const CTRL_U = '\u0015'
const erasing = new Set(['\u0008', '\u007f'])

/** Keys that move the cursor count as nothing. */
async function askHidden({ input, output, question }: Omit<Asked, 'given'> & { question: string }) {
  output.write(question)
  const decoder = new StringDecoder('utf8')
  let line: string[] = []
  try {
    return await new Promise<string>((resolve, reject) => {
      const hear = (piece: Buffer) => {
        const keys = decoder.write(piece)
        if (keys.startsWith('\u001b')) return
        for (const key of keys) {
          if (key === '\r' || key === '\n' || key === CTRL_D) return finish(() => resolve(line.join('')))
          if (key === CTRL_C) return finish(() => reject(startProblem('usage', commandTexts.notCreated)))
          if (key === CTRL_U) line = []
          else if (erasing.has(key)) line.pop()
          else if (line.length >= PASSWORD_LINE_MAX_BYTES)
            return finish(() => reject(startProblem('usage', commandTexts.passwordTooLong)))
          else line.push(key)
        }
      }
      const end = () => finish(() => resolve(line.join('')))
      const finish = (settle: () => void) => {
        input.off('data', hear).off('end', end)
        settle()
      }
      input.on('data', hear).on('end', end)
      input.resume()
    })
  } finally {
    input.pause()
    output.write('\n')
  }
}
