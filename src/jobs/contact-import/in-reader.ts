import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { projectDir } from '#env'
import { READER_MEMORY_MB, READER_SECONDS, READERS_AT_ONCE } from '#domain/panel-limits'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { UnusableFile } from './read-table'
import type { Questions, Reply } from './reader-answers'

export type Reader = <Kind extends keyof Questions>(
  kind: Kind,
  given: Questions[Kind]['given'],
) => Promise<Questions[Kind]['answer']>

/** As many already read as the server bears. */
export class TooManyReaders extends Error {}

/** Imported by its name, the bundler would take the script for a part of the site, and all it imports with it. */
const threads = process.getBuiltinModule('node:worker_threads')
const script = 'src/jobs/contact-import/reader-worker.ts'
let readers = 0

/**
 * A thread for one file, which ends with the work. Throws `UnusableFile` where a person has to change the file, also
 * for one that takes more time or memory than it should.
 */
export async function withReader<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
  if (readers >= READERS_AT_ONCE) throw new TooManyReaders()
  readers += 1
  const worker = new threads.Worker(path.join(projectDir, 'src', 'launch', 'launch.js'), {
    argv: [script],
    execArgv: ['--conditions=production'],
    resourceLimits: { maxOldGenerationSizeMb: READER_MEMORY_MB },
  })
  // Whoever waits for an answer is told; without anybody, an error would end the server.
  worker.on('error', () => undefined)
  try {
    return await work((kind, given) => asked(worker, { kind, given }))
  } finally {
    readers -= 1
    await worker.terminate()
  }
}

function asked<Answer>(worker: Worker, question: { kind: string; given: unknown }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => end(() => reject(new UnusableFile(texts.unreadable))),
      READER_SECONDS * 1_000,
    )
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', onReply).off('error', onError)
      settle()
    }
    const onReply = (reply: Reply) =>
      end(() => {
        if ('answer' in reply) resolve(reply.answer as Answer)
        else reject('unusable' in reply ? new UnusableFile(reply.unusable) : new Error(reply.failed))
      })
    const onError = (error: Error & { code?: string }) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      end(() => reject(isTooLarge ? new UnusableFile(texts.unreadable) : error))
    }
    worker.on('message', onReply).on('error', onError)
    worker.postMessage(question)
  })
}
