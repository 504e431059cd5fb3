import { type RefObject, Suspense, useEffect } from 'react'
import { routes } from '#domain/routes'
import { searchTexts as texts } from '#texts/search/search'
import { searchPanelTexts } from '#texts/search/search-panel'
import { lazyPart } from '../../ui/lazy-part'
import { LinkMore } from '../../ui/link-more'
import { type ListState, type Near, placeOfNear } from './answer'
import { SuggestionList } from './suggestion-list'
import { type SearchAnswer, useAnswer } from './use-answer'
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
    <>
      <p role="status" className="sr-only">
        {isOpen ? sentence : null}
      </p>
      {isOpen ? (
        <div className="absolute inset-x-0 top-[calc(100%+8px)] z-20 max-h-96 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised depth-lg">
          <p id={`${listId}-title`} className="px-4 pt-3 pb-1 text-2xs font-[650] text-ink-mute">
            {sentence}
          </p>
          {isCityAsked ? (
            <Suspense>
              <CityPicker onPick={(city) => setNear({ status: 'on', ...city })} />
            </Suspense>
          ) : null}
          {hasList ? <SuggestionList {...{ listId, ids, results, activeId }} /> : null}
          {isCityAsked || !answer ? null : (
            <div className="sticky bottom-0 border-t border-line bg-raised px-4">
              <LinkMore href={routes.searchFor(answer.query, { near: answer.near })}>
                {answer.isOk && answer.total === 0 ? texts.allAreas : texts.seeAll}
              </LinkMore>
            </div>
          )}
        </div>
      ) : null}
    </>
  )
}

function sentenceOf(answer: SearchAnswer, near: Near): string {
  if (!answer.isOk) return answer.message
  const { query, total } = answer
  if (query) return total > 0 ? texts.found(total, query) : texts.nothing(query)
  return total > 0 ? texts.foundNear(total, near.status === 'on' ? near.city : undefined) : texts.nothingNear
}
