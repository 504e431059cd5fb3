import { parentPort } from 'node:worker_threads'
import { answerReader } from './reader-answers'

/** Runs beside the server, so that no request waits while a file is read; `in-reader.ts` asks. */
const port = parentPort!
const answer = answerReader()

port.on('message', (question) => port.postMessage(answer(question)))
