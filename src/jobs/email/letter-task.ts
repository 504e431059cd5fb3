import { JobCancelledError, type PayloadRequest, type TaskConfig, type TaskHandler } from 'payload'
import { dropTries, giveUp, type LetterFailure } from '#database/statements/jobs/letters'
import { textForLog } from '#domain/log/text-for-log'
import {
  isLinkOver,
  type LetterTask,
  type OrderedLetter,
  triedUntil,
} from '#domain/notifications/letter-kinds'
import { nextTry } from '#domain/notifications/mail-attempts'
import { letterTexts } from '#texts/panels/letters'
import { deliver, DeliveryError, type Email } from './deliver'

/** One letter, in all its tries. */
export type Letter = { id: string; deliver: (email: Email) => Promise<void> }

type Sending<Input> = { input: Input; letter: Letter; req: PayloadRequest }
type Task<Input extends object> = TaskConfig<{ input: Input; output: object }>
type Options<Input extends object> = {
  slug: LetterTask
  inputSchema: Task<Input>['inputSchema']
  /** Ends without sending where the letter has become pointless. */
  send: (sending: Sending<Input>) => Promise<void>
}
type Job = { id: number | string; totalTried?: number | null; waitUntil?: string | null }

/** Every task with a letter is made here, so all are tried alike (docs/decisions/102-letters-are-tried-again.md). */
export function letterTask<Input extends object>({ slug, inputSchema, send }: Options<Input>) {
  const handler: TaskHandler<{ input: object; output: object }> = async ({ input, job, req }) => {
    const order = { task: slug, input, orderedAt: new Date(job.createdAt) }
    const isOver = isLinkOver(order, new Date())
    // After a long standstill: whoever waited has asked anew. A letter that was tried in vain is told, below.
    if (isOver && !job.totalTried) return { output: {} }
    const id = String(job.id)
    const letter: Letter = { id, deliver: (email) => deliver(req, { ...email, letterId: id }) }
    try {
      if (isOver) throw new Error(letterTexts.tooLate)
      await send({ input: input as Input, letter, req })
    } catch (error) {
      await putOff({ error, job, order, req })
      throw error
    }
    return { output: {} }
  }
  // Time ends the tries, below.
  return { slug, inputSchema, retries: { attempts: Infinity }, handler } as Task<Input>
}

type Failed = { error: unknown; job: Job; order: OrderedLetter; req: PayloadRequest }

/** Payload keeps a later `waitUntil` of the job when its task fails; its own pauses know neither longest nor end. */
async function putOff({ error, job, order, req }: Failed): Promise<void> {
  const isRefused = error instanceof DeliveryError && error.isRefused
  const now = new Date()
  const next = isRefused ? null : nextTry({ tries: (job.totalTried ?? 0) + 1, until: triedUntil(order), now })
  await dropTries(req, [String(job.id)])
  if (!next) return end({ error, job, order, req })
  job.waitUntil = next.toISOString()
}

async function end({ error, job, order, req }: Failed): Promise<never> {
  const said = textForLog(error instanceof Error ? error.message : String(error))
  const failure: LetterFailure = {
    cancelled: true,
    message: said,
    to: error instanceof DeliveryError ? error.to : null,
    isRefused: error instanceof DeliveryError && error.isRefused,
  }
  await giveUp(req, { id: String(job.id), failure })
  req.payload.logger.error({ msg: 'letter given up', task: order.task, job: job.id, reason: said })
  // As it is stored, so that Payload leaves it so.
  Object.assign(job, { error: failure, hasError: true, processing: false, waitUntil: null })
  throw new JobCancelledError(said)
}
