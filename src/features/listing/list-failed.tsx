'use client'

import { RefreshCw, TriangleAlert } from 'lucide-react'
import { listingTexts as texts } from '#texts/listing'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'

type Props = { title: string; problem: string; retry: () => void }

/** A page of an area threw: what could not be loaded (spec directories §8), and another try. */
export const ListFailed = ({ title, problem, retry }: Props) => (
  <Container>
    <PageHead title={title} />
    <EmptyState
      icon={TriangleAlert}
      role="alert"
      title={problem}
      text={texts.connectionProblem}
      actions={
        <Button variant="secondary" size="sm" icon={RefreshCw} onClick={retry}>
          {texts.retry}
        </Button>
      }
    />
  </Container>
)
