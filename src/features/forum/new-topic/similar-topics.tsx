import { LIST_QUERY_MAX } from '#domain/limits'
import { newTopicTexts as texts } from '#texts/forum/new-topic'
import { Alert } from '../../../ui/states/alert'
import { factsOf } from '../search/options'
import { useFound } from '../search/use-found'

const SHOWN_MAX = 3

/** In a new tab, because the form is not sent yet. */
export function SimilarTopics({ typed }: { typed: string }) {
  const answer = useFound(typed.trim().slice(0, LIST_QUERY_MAX), { isSimilar: true })
  const topics = answer?.isOk ? answer.found.topics.slice(0, SHOWN_MAX) : []
  if (topics.length === 0) return null
  return (
    <Alert role="status" title={texts.similar}>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id} className="py-1">
            <a href={topic.url} target="_blank" className="touch-area wrap-anywhere">
              {topic.title}
            </a>
            <span className="block type-meta">{factsOf(topic)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
