import { parseArgs, type ParseArgsConfig } from 'node:util'
import { startProblem } from '#database/start/start-problem'
import { commandTexts } from '#texts/start/commands'

/** What a command understands of the words behind it. */
export type Understood = Pick<ParseArgsConfig, 'options' | 'allowPositionals'>
export type Given<T extends Understood> = ReturnType<typeof parseArgs<T>>

/** A word that the command does not understand is a mistake, told in one line with those that it does. */
export function readOptions<const T extends Understood>(understood: T): Given<T> {
  try {
    return parseArgs(understood)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    // The only place where Node names the word.
    const word = /'(.+?)( <value>)?'/.exec(message)?.[1] ?? ''
    const known = Object.keys(understood.options ?? {}).map((name) => `--${name}`)
    throw startProblem('usage', commandTexts.misunderstood(word, known))
  }
}
