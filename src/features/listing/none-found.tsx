import { SearchX } from 'lucide-react'
import { listFilterTexts } from '#texts/lists/list-controls'
import { listingTexts as texts } from '#texts/lists/listing'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'

type Props = {
  query: string
  /** The list without filters. */
  cleared: string
  title?: string
  text?: string
  clear?: string
}

/** The filters leave nothing of a list: what was asked, and the way back to all of it. */
export const NoneFound = ({
  query,
  cleared,
  title = texts.noneFound,
  text,
  clear = listFilterTexts.clear,
}: Props) => (
  <EmptyState
    icon={SearchX}
    title={title}
    text={text ?? texts.noneFoundText(query)}
    actions={
      <ButtonLink href={cleared} variant="secondary" size="sm">
        {clear}
      </ButtonLink>
    }
  />
)
