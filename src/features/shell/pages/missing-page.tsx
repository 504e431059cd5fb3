import { answerWithStatus } from '../../../request-context'
import { NotFoundPage } from './not-found-page'

/** Rendered in place of the page (docs/decisions/012-not-found-pages.md). */
export function MissingPage() {
  answerWithStatus(404)
  return <NotFoundPage />
}
