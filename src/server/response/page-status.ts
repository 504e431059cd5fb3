import type { ServerResponse } from 'node:http'
import { requestContext } from '../../request-context'

/** Sends a page with the status that it asked for (`answerWithStatus`); Next itself knows only 200 for a drawn page. */
export function applyPageStatus(response: ServerResponse) {
  const context = requestContext.getStore()
  changeStatus({ response, change: (status) => (status === 200 ? (context?.status ?? status) : status) })
}

/** Next answers 500 to every call of a server function that fails; one that never ran was not well formed. */
export function applyFunctionStatus(response: ServerResponse) {
  const context = requestContext.getStore()
  const failed = () => context?.status ?? (context?.isUnderstood ? 500 : 400)
  changeStatus({ response, change: (status) => (status === 500 ? failed() : status) })
}

type Changing = { response: ServerResponse; change: (status: number) => number }

function changeStatus({ response, change }: Changing) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) =>
    writeHead(change(status), ...rest)) as ServerResponse['writeHead']
}
