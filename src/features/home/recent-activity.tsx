'use client'

import { type ReactNode, useState } from 'react'
import { activityTexts as texts } from '#texts/home/home'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/page/empty-state'
import { IconButton } from '../../ui/buttons/icon-button'
import { SectionHead } from '../../ui/page/section-head'
import type { ActivityItem } from './activity-item'
import { ActivityRows } from './activity-rows'
import { ActivitySkeleton } from './activity-skeleton'

type Props = {
  title: string
  titleId: string
  items: readonly ActivityItem[]
  renderedAt: number
}
type Read = { items: readonly ActivityItem[]; at: number }
/** Until somebody refreshes, what the page came with is shown. */
type State = { status: 'rendered' | 'loading' | 'failed' } | ({ status: 'refreshed' } & Read)

export function RecentActivity({ title, titleId, items, renderedAt }: Props) {
  const [state, setState] = useState<State>({ status: 'rendered' })

  async function refresh() {
    setState({ status: 'loading' })
    setState(await fetchActivity())
  }

  const isLoading = state.status === 'loading'
  const read = state.status === 'refreshed' ? state : { items, at: renderedAt }
  const button = (
    <Button
      variant="secondary"
      size="sm"
      icon="refresh-cw"
      onClick={() => void refresh()}
      className="no-js:hidden"
    >
      {texts.refreshButton}
    </Button>
  )
  return (
    <>
      <SectionHead
        id={titleId}
        title={title}
        action={
          <IconButton
            label={texts.refresh}
            icon="refresh-cw"
            iconSize={20}
            // A disabled button would lose the focus.
            aria-disabled={isLoading}
            onClick={() => !isLoading && void refresh()}
            className="no-js:hidden"
          />
        }
      />
      <p role="status" className="sr-only">
        {state.status === 'refreshed' && state.items.length > 0 ? texts.refreshed : null}
      </p>
      <Shown status={state.status} read={read} button={button} />
    </>
  )
}

type ShownProps = { status: State['status']; read: Read; button: ReactNode }

function Shown({ status, read: { items, at }, button }: ShownProps) {
  if (status === 'loading') return <ActivitySkeleton />
  if (status === 'failed') {
    return (
      <EmptyState
        role="alert"
        level={3}
        icon="wifi-off"
        title={texts.failed}
        text={texts.failedText}
        actions={button}
      />
    )
  }
  if (items.length > 0) return <ActivityRows items={items} renderedAt={at} />
  return <EmptyState level={3} icon="activity" title={texts.empty} text={texts.emptyText} actions={button} />
}

async function fetchActivity(): Promise<State> {
  try {
    const response = await fetch('/api/activity', { cache: 'no-store' })
    if (!response.ok) return { status: 'failed' }
    const { items } = (await response.json()) as { items: ActivityItem[] }
    return { status: 'refreshed', items, at: Date.now() }
  } catch {
    return { status: 'failed' }
  }
}
