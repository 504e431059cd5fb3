import { answerWithStatus } from '../../request-context'
import { NotFoundPage } from './not-found-page'

/** What a page draws instead of itself when its address leads to nothing (docs/decisions/012-not-found-pages.md). */
export function MissingPage() {
  answerWithStatus(404)
  return <NotFoundPage />
}
