import { feedTexts as texts } from '#texts/feed/feed-page'
import { uiTexts } from '#texts/shell/ui'
import { Button } from '../../ui/buttons/button'
import { ButtonLink } from '../../ui/buttons/button-link'
import { EmptyState } from '../../ui/page/empty-state'

/** A link that works without scripts, where the page itself came without posts; a press where the list is shown. */
type Props = { address: string } | { onRetry: () => void }

export const FeedFailed = (props: Props) => (
  <EmptyState
    role="alert"
    icon="cloud-off"
    title={texts.failed}
    text={texts.failedText}
    actions={
      'address' in props ? (
        <ButtonLink href={props.address} variant="secondary" size="sm" icon="refresh-cw">
          {uiTexts.retry}
        </ButtonLink>
      ) : (
        <Button variant="secondary" size="sm" onClick={props.onRetry}>
          {uiTexts.retry}
        </Button>
      )
    }
  />
)
