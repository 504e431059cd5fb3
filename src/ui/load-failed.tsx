'use client'

import { RefreshCw, WifiOff } from 'lucide-react'
import { uiTexts } from '#texts/ui'
import { Button } from './button'
import { Container } from './container'
import { EmptyState } from './empty-state'
import { PageHead } from './page-head'

type Props = { title: string; /** The sentence of the error catalogue. */ failure: string; retry: () => void }

/** In the place of a list that could not be read. */
export function LoadFailed({ title, failure, retry }: Props) {
  return (
    <Container>
      <PageHead title={title} />
      <EmptyState
        role="alert"
        icon={WifiOff}
        title={failure}
        text={uiTexts.loadFailedText}
        actions={
          <Button icon={RefreshCw} onClick={retry}>
            {uiTexts.retry}
          </Button>
        }
      />
    </Container>
  )
}
