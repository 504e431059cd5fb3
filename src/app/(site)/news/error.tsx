'use client'

import { RefreshCw, WifiOff } from 'lucide-react'
import { newsTexts } from '#texts/articles'
import { Button } from '../../../ui/button'
import { Container } from '../../../ui/container'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'

export default function NewsFailed({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Container>
      <PageHead title={newsTexts.title} />
      <EmptyState
        role="alert"
        icon={WifiOff}
        title={newsTexts.loadFailed}
        text={newsTexts.loadFailedText}
        actions={
          <Button icon={RefreshCw} onClick={retry}>
            {newsTexts.retry}
          </Button>
        }
      />
    </Container>
  )
}
