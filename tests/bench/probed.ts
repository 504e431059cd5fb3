import type { PreloadedProcess } from '#support/preloaded-process'

/** `started`, `ended` and `answered` are ticks of one clock; `request` is missing outside of requests. */
export type Recorded = {
  text: string
  values: unknown[]
  rowMode?: 'array'
  connection: number
  request?: string
  started: number
  ended: number
  answered: number
  rowCount: number | null
  rows: unknown[]
}

/** What `probe.js` answers from within the process. */
export function probed({ ask }: Pick<PreloadedProcess, 'ask'>) {
  const answer = async <Answer>(question: string): Promise<Answer> => {
    const given = await ask<Answer>(question, question)
    if (given === null) throw new Error('the process is gone')
    return given
  }
  return {
    memory: () => answer<number>('memory'),
    /** Milliseconds that 99 of 100 turns of the event loop are late at most. */
    lagDuring: async (work: () => Promise<unknown>): Promise<number> => {
      await answer('watchLag')
      await work()
      return answer<number>('lag')
    },
    statementsDuring: async (work: () => Promise<unknown>): Promise<Recorded[]> => {
      await answer('record')
      await work()
      return answer<Recorded[]>('recorded')
    },
  }
}
