import { maskedEmail } from '#domain/account/masked-email'
import { quietAtFirst } from '#domain/notifications/quiet-hours'
import { routes } from '#domain/routes'
import { SEARCHES_MAX } from '#domain/searches/search-limits'
import { searchPageTexts as texts } from '#texts/searches/search-page'
import type { User } from '#types'
import { ButtonLink } from '../../ui/buttons/button-link'
import { Container } from '../../ui/page/container'
import { PageHead } from '../../ui/page/page-head'
import { Alert } from '../../ui/states/alert'
import type { AskedSearch, OwnSearch } from './own-search'
import { SearchesList } from './searches-list'

type Props = {
  user: User
  searches: OwnSearch[]
  /** What the address of the page asks to save; `unknown` for what cannot be saved. */
  asked: AskedSearch | 'unknown' | null
}

export function SearchesScreen({ user, searches, asked }: Props) {
  const known = asked === 'unknown' ? null : asked
  const isSaved = searches.some(({ address }) => address === known?.address)
  const isFull = known !== null && !isSaved && searches.length >= SEARCHES_MAX
  const reader = { maskedEmail: maskedEmail(user.email), quiet: quietOf(user) }
  return (
    <Container width="list">
      <PageHead
        title={texts.title}
        lead={texts.lead(searches.length, SEARCHES_MAX)}
        back={{ href: routes.favorites, label: texts.back }}
      />
      <div className="grid max-w-[860px] gap-4">
        {asked === 'unknown' && (
          <Alert tone="bad" role="alert" title={texts.unknownTitle}>
            {texts.unknownText}
          </Alert>
        )}
        {isFull && (
          <Alert tone="bad" role="alert" title={texts.tooManyTitle(SEARCHES_MAX)}>
            {texts.tooManyText}
          </Alert>
        )}
        {isSaved && <Alert role="status" title={texts.isSaved} />}
        <SearchesList searches={searches} asked={isFull || isSaved ? null : known} reader={reader} />
        <ButtonLink href={routes.search} variant="soft" icon="plus" className="justify-self-start">
          {texts.fresh}
        </ButtonLink>
      </div>
    </Container>
  )
}

const quietOf = ({ quietHours, quietFrom, quietUntil, quietWeekends }: User) => ({
  quietHours: quietHours ?? quietAtFirst.quietHours,
  quietFrom: quietFrom ?? quietAtFirst.quietFrom,
  quietUntil: quietUntil ?? quietAtFirst.quietUntil,
  quietWeekends: quietWeekends ?? quietAtFirst.quietWeekends,
})
