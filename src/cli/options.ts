import { parseArgs, type ParseArgsConfig } from 'node:util'
import { startProblem } from '#database/start/start-problem'
import { commandTexts } from '#texts/start/commands'

export type Understood = Pick<ParseArgsConfig, 'options' | 'allowPositionals'>
export type Given<T extends Understood> = ReturnType<typeof parseArgs<T>>

export function readOptions<const T extends Understood>(understood: T): Given<T> {
  try {
    return parseArgs(understood)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    // Node names the option only in this message.
    const word = /'(.+?)( <value>)?'/.exec(message)?.[1] ?? ''
    const known = Object.keys(understood.options ?? {}).map((name) => `--${name}`)
    throw startProblem('usage', commandTexts.misunderstood(word, known))
  }
}
