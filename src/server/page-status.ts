import type { ServerResponse } from 'node:http'
import { requestContext } from '../request-context'

/** Sends a page with the status that it asked for (`answerWithStatus`); Next itself knows only 200 for a drawn page. */
export function applyPageStatus(response: ServerResponse) {
  const context = requestContext.getStore()
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? (context?.status ?? status) : status, ...rest)) as ServerResponse['writeHead']
}
