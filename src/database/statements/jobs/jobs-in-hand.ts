/** After its task a job is still to be stored as done, which may take as long as the database's limits. */
const STORED_MS = 60_000

type Run = { id: string }
type Job = { id: number | string }
/** Of Payload's tasks, whatever they are given beside the job. */
type Noted = { handler: string | ((args: never) => unknown) }
const runs = new Set<Run>()

/** The jobs that this process works on or has just ended. */
export const jobsInHand = (): string[] => [...new Set([...runs].map(({ id }) => id))]

/** The task, noting which jobs it has in hand. */
export function notedTask<Task extends Noted>(task: Task): Task {
  const { handler } = task
  if (typeof handler !== 'function') return task
  const noted = async (args: never) => {
    const run = { id: String((args as { job: Job }).job.id) }
    runs.add(run)
    try {
      return await handler(args)
    } finally {
      setTimeout(() => runs.delete(run), STORED_MS).unref()
    }
  }
  return { ...task, handler: noted }
}
