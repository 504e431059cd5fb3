import type { SearchAsked } from '#domain/search/search-address'
import { searchTexts as texts } from '#texts/search/search'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'
import { searchAddress } from './search-address'

export const SearchFailed = ({ asked }: { asked: SearchAsked }) => (
  <div className="mt-5">
    <EmptyState
      icon="wifi-off"
      role="alert"
      title={texts.failedTitle}
      text={texts.failedText}
      actions={
        <ButtonLink
          href={searchAddress(asked, { page: asked.page })}
          scroll={false}
          variant="secondary"
          size="sm"
          icon="refresh-cw"
        >
          {texts.retry}
        </ButtonLink>
      }
    />
  </div>
)
