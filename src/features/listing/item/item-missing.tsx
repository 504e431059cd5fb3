import type { ReactNode } from 'react'
import { listingTexts as texts } from '#texts/lists/listing'
import { answerWithStatus } from '../../../request-context'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'
import { EmptyState } from '../../../ui/page/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { BackToList } from './back-to-list'

type Props = {
  /** Was public before (410), or never was (404). */
  isGone: boolean
  list: { href: string; label: string }
  children?: ReactNode
}

export function ItemMissing({ isGone, list, children }: Props) {
  answerWithStatus(isGone ? 410 : 404)
  const leads = children ? texts.goneText : texts.goneNothing
  return (
    <Container>
      <div className="pt-4 md:pt-8">
        <BackToList {...list} />
      </div>
      <PageHead title={isGone ? texts.gone : texts.notFound} />
      <EmptyState
        icon="search-x"
        title={isGone ? texts.gone : texts.notFound}
        text={isGone ? leads : texts.notFoundText}
        actions={
          <ButtonLink href={list.href} variant="secondary" size="sm">
            {list.label}
          </ButtonLink>
        }
      />
      {children}
    </Container>
  )
}
