import { newTopicAddress } from '#domain/forum/new-topic-address'
import { routes } from '#domain/routes'
import { useViewer } from '../viewer/viewer-store'

/** The form of a new topic. Visitors come back to it; the sign-in sends members straight on. */
export function useQuestionAddress(title: string): string {
  const { user } = useViewer()
  const address = newTopicAddress(title)
  return user ? address : routes.auth(address)
}
