import type { ReactNode } from 'react'
import type { ForumFilter } from '#domain/forum/forum-filters'
import { missingParts } from '#domain/account/person-name'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { Container } from '../../../ui/page/container'
import { PageHead } from '../../../ui/page/page-head'
import type { ForumReader } from '../forum-reader'
import type { ForumHead } from './forum-data'
import { forumAddress } from '../forum-address'
import { NewTopic } from '../new-topic/new-topic'
import { ProfileWarning } from '../new-topic/profile-warning'
import { SearchBox } from '../search/search-box'
import { StatsTiles } from './stats-tiles'

type Props = { filter: ForumFilter; reader: ForumReader; head: ForumHead; children: ReactNode }

export function ForumScreen({ filter, reader, head: { categories, category, counts }, children }: Props) {
  const active = categories?.filter(({ isActive }) => isActive) ?? []
  return (
    <Container>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        hasWideLead
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
      {children}
    </Container>
  )
}
