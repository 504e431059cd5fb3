import type { ReactNode } from 'react'
import { listFilterTexts } from '#texts/lists/list-controls'
import { listingTexts as texts } from '#texts/lists/listing'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { EmptyState } from '../../../ui/page/empty-state'

type Props = {
  query: string
  cleared: string
  title?: string
  text?: string
  clear?: string
  /** To be told of what is new (`NotifyLink`). */
  notify?: ReactNode
}

export const NoneFound = ({
  query,
  cleared,
  title = texts.noneFound,
  text,
  clear = listFilterTexts.clear,
  notify,
}: Props) => (
  <EmptyState
    icon="search-x"
    title={title}
    text={text ?? texts.noneFoundText(query)}
    actions={
      <>
        <ButtonLink href={cleared} variant="secondary" size="sm">
          {clear}
        </ButtonLink>
        {notify}
      </>
    }
  />
)
