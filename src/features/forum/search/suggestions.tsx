import { type RefObject, useEffect } from 'react'
import { newTopicAddress } from '#domain/forum/new-topic-address'
import { forumSearchTexts as texts } from '#texts/forum/forum-search'
import { LinkMore } from '../../../ui/buttons/link-more'
import { type ListState, SuggestionsPanel } from '../../../ui/combobox/suggestions-panel'
import { useOpen } from '../../../ui/combobox/use-open'
import { useOptions } from '../../../ui/combobox/use-options'
import { useQuery } from '../../../ui/combobox/use-query'
import { forumAddress } from '../forum-address'
import { CategoryOption, NewTopicOption, TopicOption } from './options'
import { type Answer, useFound } from './use-found'

type Props = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  setList: (list: ListState) => void
}

export default function Suggestions({ input, listId, setList }: Props) {
  const query = useQuery(input)
  const answer = useFound(query)
  const { isOpen: isWanted, open } = useOpen(input, query)
  const isOpen = isWanted && answer !== null
  const { categories, topics } = answer?.isOk ? answer.found : { categories: [], topics: [] }
  const isNothing = Boolean(answer?.isOk) && categories.length + topics.length === 0
  const newId = `${listId}-new`
  const found = [...categories, ...topics].map(({ id }) => `${listId}-${id}`)
  const ids = isNothing ? [newId] : found
  const activeId = useOptions({ input, ids, isOpen, open })
  const hasList = isOpen && ids.length > 0
  const option = (id: string) => ({ id: `${listId}-${id}`, isActive: activeId === `${listId}-${id}` })

  useEffect(() => setList({ isOpen: hasList, activeId }), [setList, hasList, activeId])

  return (
    <SuggestionsPanel
      listId={listId}
      isOpen={isOpen}
      sentence={answer && sentenceOf(answer)}
      link={found.length > 0 && <LinkMore href={forumAddress({ q: query })}>{texts.seeAll}</LinkMore>}
    >
      {hasList && (
        <div id={listId} role="listbox" aria-labelledby={`${listId}-title`} className="pb-1.5">
          {categories.map((category) => (
            <CategoryOption key={category.id} category={category} {...option(category.id)} />
          ))}
          {topics.map((topic) => (
            <TopicOption key={topic.id} topic={topic} {...option(topic.id)} />
          ))}
          {isNothing && answer && (
            <NewTopicOption
              href={newTopicAddress(answer.query)}
              label={texts.askThis(answer.query)}
              {...option('new')}
            />
          )}
        </div>
      )}
    </SuggestionsPanel>
  )
}

function sentenceOf(answer: Answer): string {
  if (!answer.isOk) return answer.message
  const { categories, topics } = answer.found
  const count = categories.length + topics.length
  return count > 0 ? texts.found(count, answer.query) : texts.nothing(answer.query)
}
