import type { SearchAsked } from '#domain/search/search-address'
import { areaName } from '#texts/kinds'
import { searchTexts as texts } from '#texts/search/search'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'
import { NotifyLink } from '../listing/list/notify-link'
import { AskForum } from './ask-forum'
import { searchAddress } from './search-address'

type Props = { asked: SearchAsked; /** Found without the filters. */ unfiltered: number }

export function SearchEmpty({ asked, unfiltered }: Props) {
  const { query, near, kind, city } = asked
  if (!query && !near) return <EmptyState icon="search" title={texts.blankTitle} text={texts.blankText} />
  const onlyIn = kind || city ? texts.onlyIn(kind && areaName(kind), city?.name) : null
  const isElsewhere = unfiltered > 0
  return (
    <EmptyState
      icon="search-x"
      title={query ? texts.nothing(query) : texts.nothingNear}
      text={[onlyIn, isElsewhere ? null : texts.nothingText].filter(Boolean).join(' ')}
      actions={
        <>
          {isElsewhere ? (
            <ButtonLink
              href={searchAddress(asked, { kind: undefined, city: undefined })}
              scroll={false}
              size="sm"
            >
              {texts.withTotal(widerName(asked), unfiltered)}
            </ButtonLink>
          ) : null}
          {query ? <AskForum query={query} variant={isElsewhere ? 'secondary' : 'primary'} /> : null}
          <NotifyLink address={searchAddress(asked)} variant="secondary" />
        </>
      }
    />
  )
}

function widerName({ kind, city }: SearchAsked): string {
  if (kind && city) return texts.everywhere
  return kind ? texts.inAllAreas : texts.inAllCities
}
