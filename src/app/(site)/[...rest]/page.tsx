import type { Metadata } from 'next'
import { notFoundTexts } from '#texts/status-pages'
import { NotFoundPage } from '../../../features/shell/not-found-page'
import { answerWithStatus } from '../../../request-context'

export const metadata: Metadata = { title: notFoundTexts.title, robots: { index: false } }

/** With two root layouts only a page of its own can answer unknown addresses inside the site's frame. */
export default function UnknownPage() {
  answerWithStatus(404)
  return <NotFoundPage />
}
