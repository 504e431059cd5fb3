import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answerReader } from './reader-answers'

/** Runs beside the server, so that no request waits while a file is read; `in-reader.ts` asks. */
const port = parentPort!
// On Linux this is the priority of the thread alone; elsewhere it would be the server's.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
const answer = answerReader()

port.on('message', (question) => port.postMessage(answer(question)))
