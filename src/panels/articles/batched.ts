/** Collects the ids of one turn, so that the cells of a list cost one query together. */
export function batched<Answer>(ask: (ids: string[]) => Promise<ReadonlyMap<string, Answer>>) {
  let waiting: string[] = []
  let answers: ReturnType<typeof ask> | null = null

  function askAll() {
    const ids = waiting
    waiting = []
    answers = null
    return ask(ids)
  }

  return async (id: string): Promise<Answer | undefined> => {
    waiting.push(id)
    answers ??= Promise.resolve().then(askAll)
    return (await answers).get(id)
  }
}
