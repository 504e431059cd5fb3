'use client'

import { RefreshCw, WifiOff } from 'lucide-react'
import { listingTexts as texts } from '#texts/listing'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'

type Props = {
  title: string
  /** The sentence of the error catalogue (spec directories §8). */
  failure: string
  retry: () => void
}

/** A list that could not be read; trying again is one click. */
export const ListFailed = ({ title, failure, retry }: Props) => (
  <Container>
    <PageHead title={title} />
    <EmptyState
      role="alert"
      icon={WifiOff}
      title={failure}
      text={texts.loadFailedText}
      actions={
        <Button icon={RefreshCw} onClick={retry}>
          {texts.retry}
        </Button>
      }
    />
  </Container>
)
