import { Search, SearchX } from 'lucide-react'
import type { SearchAsked } from '#domain/search/search-address'
import { searchTexts as texts } from '#texts/search/search'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'
import { searchAddress } from './search-address'

export function SearchEmpty({ asked }: { asked: SearchAsked }) {
  const { query, near, kind, city } = asked
  if (!query && !near) return <EmptyState icon={Search} title={texts.blankTitle} text={texts.blankText} />
  const isFiltered = Boolean(kind ?? city)
  return (
    <EmptyState
      icon={SearchX}
      title={query ? texts.nothing(query) : texts.nothingNear}
      text={isFiltered ? texts.nothingFiltered : texts.nothingText}
      actions={
        isFiltered ? (
          <ButtonLink
            href={searchAddress(asked, { kind: undefined, city: undefined })}
            scroll={false}
            variant="secondary"
            size="sm"
          >
            {texts.clear}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}
