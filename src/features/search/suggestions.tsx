import { type RefObject, Suspense, useEffect } from 'react'
import { searchPanelTexts } from '#texts/search/search-panel'
import { lazyPart } from '../../ui/lazy-part'
import { type Near, placeOfNear } from './answer'
import { answerSentence } from './sentences'
import { SuggestionFoot } from './suggestion-foot'
import { SuggestionList } from './suggestion-list'
import { useAnswer } from './use-answer'
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
  const place = placeOfNear(near)
  const city = near.status === 'on' ? near.city : undefined
  const { answer, retry } = useAnswer({ query, place, city })
  const isCityAsked = near.status === 'unknown'
  const { isOpen: isWanted, open } = useOpen(input, `${near.status} ${query}`)
  const isOpen = isWanted && (isCityAsked || answer !== null)
  const results = !isCityAsked && answer?.status === 'found' ? answer.results : []
  const ids = results.map(({ kind, id }) => `${listId}-${kind}-${id}`)
  const activeId = useOptions({ input, ids, isOpen, open })
  const hasList = isOpen && results.length > 0
  const sentence = isCityAsked ? searchPanelTexts.unknownPlace : answer && answerSentence(answer)

  useEffect(() => setList({ isOpen: hasList, activeId }), [setList, hasList, activeId])

  function askAgain() {
    // The button goes with the failure.
    input.current!.focus()
    retry()
  }

  return (
    <SuggestionsPanel
      listId={listId}
      isOpen={isOpen}
      sentence={sentence}
      link={!isCityAsked && answer && <SuggestionFoot {...{ answer, query, place, askAgain }} />}
    >
      {isCityAsked && (
        <Suspense>
          <CityPicker onPick={(chosen) => setNear({ status: 'on', ...chosen })} />
        </Suspense>
      )}
      {hasList && <SuggestionList {...{ listId, ids, results, activeId }} />}
    </SuggestionsPanel>
  )
}
