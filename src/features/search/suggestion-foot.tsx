import { routes } from '#domain/routes'
import { searchTexts as texts } from '#texts/search/search'
import { Button } from '../../ui/buttons/button'
import { LinkMore } from '../../ui/buttons/link-more'
import type { SearchAnswer } from './use-answer'
import { useQuestionAddress } from './use-question-address'

type Props = {
  answer: SearchAnswer
  /** What stands in the field now. */
  query: string
  place?: string
  askAgain: () => void
}

export function SuggestionFoot({ answer, query, place, askAgain }: Props) {
  const forum = useQuestionAddress(answer.query)
  if (answer.status === 'failed') {
    return (
      <Button variant="quiet" size="sm" icon="refresh-cw" onClick={askAgain} className="-ms-3">
        {texts.retry}
      </Button>
    )
  }
  const all = routes.searchFor(query, { near: place })
  if (answer.status === 'waiting' || answer.total > 0) return <LinkMore href={all}>{texts.seeAll}</LinkMore>
  return (
    <div className="flex flex-wrap gap-x-6">
      <LinkMore href={all}>{texts.allAreas}</LinkMore>
      {answer.query ? <LinkMore href={forum}>{texts.askForum}</LinkMore> : null}
    </div>
  )
}
