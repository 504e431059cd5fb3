import { type RefObject, Suspense, useEffect } from 'react'
import { routes } from '#domain/routes'
import { searchTexts as texts } from '#texts/search/search'
import { searchPanelTexts } from '#texts/search/search-panel'
import { lazyPart } from '../../ui/lazy-part'
import { LinkMore } from '../../ui/buttons/link-more'
import { type Near, placeOfNear } from './answer'
import { SuggestionList } from './suggestion-list'
import { type SearchAnswer, useAnswer } from './use-answer'
import { type ListState, SuggestionsPanel } from '../../ui/combobox/suggestions-panel'
import { useOpen } from '../../ui/combobox/use-open'
import { useOptions } from '../../ui/combobox/use-options'
import { useQuery } from '../../ui/combobox/use-query'

const CityPicker = lazyPart(() => import('./city-picker'), { meanwhile: null })

type Props = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  near: Near
  setNear: (near: Near) => void
  setList: (list: ListState) => void
}

export default function Suggestions({ input, listId, near, setNear, setList }: Props) {
  const query = useQuery(input)
  const answer = useAnswer({ query, near: placeOfNear(near) })
  const isCityAsked = near.status === 'unknown'
  const { isOpen: isWanted, open } = useOpen(input, `${near.status} ${query}`)
  const isOpen = isWanted && (isCityAsked || answer !== null)
  const results = !isCityAsked && answer?.isOk ? answer.results : []
  const ids = results.map(({ kind, id }) => `${listId}-${kind}-${id}`)
  const activeId = useOptions({ input, ids, isOpen, open })
  const hasList = isOpen && results.length > 0
  const sentence = isCityAsked ? searchPanelTexts.unknownPlace : answer && sentenceOf(answer, near)

  useEffect(() => setList({ isOpen: hasList, activeId }), [setList, hasList, activeId])

  return (
    <SuggestionsPanel
      listId={listId}
      isOpen={isOpen}
      sentence={sentence}
      link={
        !isCityAsked &&
        answer && (
          <LinkMore href={routes.searchFor(answer.query, { near: answer.near })}>
            {answer.isOk && answer.total === 0 ? texts.allAreas : texts.seeAll}
          </LinkMore>
        )
      }
    >
      {isCityAsked && (
        <Suspense>
          <CityPicker onPick={(city) => setNear({ status: 'on', ...city })} />
        </Suspense>
      )}
      {hasList && <SuggestionList {...{ listId, ids, results, activeId }} />}
    </SuggestionsPanel>
  )
}

function sentenceOf(answer: SearchAnswer, near: Near): string {
  if (!answer.isOk) return answer.message
  const { query, total } = answer
  if (query) return total > 0 ? texts.found(total, query) : texts.nothing(query)
  return total > 0 ? texts.foundNear(total, near.status === 'on' ? near.city : undefined) : texts.nothingNear
}
