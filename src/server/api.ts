import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SanitizedConfig } from 'payload'
import { toNodeHandler } from 'srvx/node'
import { answerRest } from '../rest-api'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export const isApi = ({ url = '' }: IncomingMessage) => url.startsWith('/api/')

/** Answers `/api/…` without Next (docs/decisions/111-api-without-next.md). */
export const openApi = (config: Promise<SanitizedConfig>) =>
  toNodeHandler((request) => answerRest(request, config)) as Answer
