/** However this process ends, what it started ends too; the last one first. */
export function createCleanUp() {
  const steps: (() => void)[] = []
  const run = () => {
    for (const step of steps.splice(0).reverse()) {
      try {
        step()
      } catch (error) {
        console.error(error)
      }
    }
  }
  process.once('exit', run)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return { add: (step: () => void) => void steps.push(step) }
}

export type CleanUp = ReturnType<typeof createCleanUp>
