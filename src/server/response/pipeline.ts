import { limitApiCaching } from './api-caching'
import { createEncoder } from './compression'
import { isPageWithoutPolicy, setContentPolicy } from './content-policy'
import type { Exchange } from './exchange'
import { explainWithoutScripts, replaceFailedPage } from './failure'
import { intercept } from './intercept'
import { applyStatus } from './page-status'
import { stripPanelHeaders } from './panel-headers'
import { cachePublicFile } from './public-files'
import { setRequestId } from './request-id'
import { setSecurityHeaders } from './security-headers'

type Sending = Exchange & { page: Buffer | null }
type Step<Given> = (given: Given) => void

const arrivalSteps: Step<Exchange>[] = [setRequestId, setSecurityHeaders]

/** Before the headers leave; compression must be last. */
const sendingSteps: Step<Sending>[] = [
  cachePublicFile,
  stripPanelHeaders,
  applyStatus,
  limitApiCaching,
  setContentPolicy,
  announceSending,
]

const renderSteps: Step<Exchange>[] = [stripPanelHeaders, applyStatus]

/** All changes to responses (docs/decisions/044-response-pipeline.md). */
export function prepareResponse(exchange: Exchange) {
  const { response, context } = exchange
  for (const step of arrivalSteps) step(exchange)
  intercept({
    response,
    needsWholeBody: () => isPageWithoutPolicy(response),
    isReplaced: () => replaceFailedPage(exchange),
    revise: (page) =>
      explainWithoutScripts({ page, status: response.statusCode, requestId: context?.requestId ?? '' }),
    onSend: (page) => {
      for (const step of sendingSteps) step({ ...exchange, page })
      return createEncoder(exchange)
    },
  })
}

export function prepareRender(exchange: Exchange) {
  const onSend = () => {
    for (const step of renderSteps) step(exchange)
    return null
  }
  intercept({ response: exchange.response, needsWholeBody: () => false, onSend })
}

function announceSending({ response, onSend }: Exchange) {
  if (!onSend) return
  onSend()
  response.once('close', onSend)
}
