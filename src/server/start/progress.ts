import { styleText } from 'node:util'
import { startTexts } from '#texts/start/start'

type Label<T> = string | ((result: T) => string)

export function createProgress(output: NodeJS.WriteStream = process.stdout) {
  const isTerminal = output.isTTY === true
  const hasColours = isTerminal && output.hasColors()
  const tick = hasColours ? styleText('green', '✓') : '✓'
  const running = new Map<string, number>()

  const showRunning = () => {
    if (!isTerminal) return
    output.clearLine(0)
    output.cursorTo(0)
    const parts = [...running].map(
      ([label, since]) => `${label} ${startTexts.seconds(performance.now() - since)}`,
    )
    if (parts.length > 0) output.write(`… ${parts.join(' · ')}`.slice(0, output.columns - 1))
  }
  const timer = isTerminal ? setInterval(showRunning, 200).unref() : undefined

  const print = (line: string) => {
    if (isTerminal) {
      output.clearLine(0)
      output.cursorTo(0)
    }
    output.write(`${line}\n`)
    showRunning()
  }

  return {
    print,
    step: async <T>({
      label,
      work,
      done = label,
    }: {
      label: string
      work: () => Promise<T>
      done?: Label<T>
    }) => {
      const since = performance.now()
      running.set(label, since)
      showRunning()
      try {
        const result = await work()
        running.delete(label)
        const text = typeof done === 'function' ? done(result) : done
        print(`${tick} ${text} (${startTexts.seconds(performance.now() - since)})`)
        return result
      } finally {
        running.delete(label)
      }
    },
    end: () => {
      clearInterval(timer)
      running.clear()
      showRunning()
    },
  }
}

export type Progress = ReturnType<typeof createProgress>
