import type { ReactNode } from 'react'
import { listingTexts as texts } from '#texts/lists/listing'
import { answerWithStatus } from '../../../request-context'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { Container } from '../../../ui/page/container'
import { EmptyState } from '../../../ui/page/empty-state'
import { OwnPreview } from './own-preview'
import { BackToList } from './back-to-list'

type Props = {
  /** Was public before (410), or never was (404). */
  isGone: boolean
  /** Where the kind has a sentence of its own. */
  gone?: string
  list: { href: string; label: string }
  children?: ReactNode
}

export function ItemMissing({ isGone, gone = texts.gone, list, children }: Props) {
  answerWithStatus(isGone ? 410 : 404)
  const leads = children ? texts.goneText : texts.goneNothing
  return (
    <Container>
      <OwnPreview />
      <div className="py-4 md:py-8">
        <BackToList {...list} />
      </div>
      <EmptyState
        level={1}
        icon="search-x"
        title={isGone ? gone : texts.notFound}
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
