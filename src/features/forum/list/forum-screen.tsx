import { CATEGORY_TABS_MAX } from '#domain/forum/category-tabs'
import type { ForumFilter } from '#domain/forum/forum-filters'
import { missingParts } from '#domain/account/person-name'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { Alert } from '../../../ui/alert'
import { Container } from '../../../ui/container'
import { PageHead } from '../../../ui/page-head'
import type { ForumReader } from '../forum-reader'
import { CategoryTabs } from './category-tabs'
import { ChosenCategory } from './chosen-category'
import type { ForumData } from './forum-data'
import { forumAddress } from './forum-address'
import { NewTopic } from './new-topic'
import { ProfileWarning } from './profile-warning'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results'
import { StatsTiles } from './stats-tiles'
import { TopicSection } from './topic-section'
import type { Findings } from './use-found'

type Props = { filter: ForumFilter; reader: ForumReader; data: ForumData; found: Findings | null }

export function ForumScreen({ filter, reader, data, found }: Props) {
  const { categories, category, counts } = data
  const active = categories?.filter(({ isActive }) => isActive) ?? []
  const tabs = active.slice(0, CATEGORY_TABS_MAX)
  const hasTab = tabs.length > 1 && tabs.some(({ id }) => id === category?.id)
  return (
    <Container>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        aside={
          <NewTopic
            key={`${filter.new} ${filter.title}`}
            address={forumAddress(filter)}
            categories={active.map(({ id, name }) => ({ id, name }))}
            category={category?.isActive ? category.id : undefined}
            isAsked={filter.new === '1'}
            title={filter.title}
            isOpenForum={reader.isOpen}
          />
        }
      />
      {counts && <StatsTiles counts={counts} />}
      <ProfileWarning first={reader.user && missingParts(reader.user)} />
      <SearchBox value={filter.q} />
      {found ? (
        <SearchResults query={filter.q} found={found} />
      ) : (
        <>
          {!categories && (
            <Alert tone="bad" role="alert" title={texts.failed.categories} className="my-5">
              <p>{texts.failed.text}</p>
            </Alert>
          )}
          <CategoryTabs categories={tabs} chosen={category} total={counts?.forum} />
          {category && <ChosenCategory category={category} hasTab={hasTab} />}
          <TopicSection filter={filter} data={data} />
        </>
      )}
    </Container>
  )
}
