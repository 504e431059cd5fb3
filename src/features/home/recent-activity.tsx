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
type State =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; items: readonly ActivityItem[]; at: number; isRefreshed: boolean }

export function RecentActivity({ title, titleId, items, renderedAt }: Props) {
  const [state, setState] = useState<State>({ status: 'ready', items, at: renderedAt, isRefreshed: false })

  async function refresh() {
    setState({ status: 'loading' })
    setState(await fetchActivity())
  }

  const isLoading = state.status === 'loading'
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
        {state.status === 'ready' && state.isRefreshed && state.items.length > 0 ? texts.refreshed : null}
      </p>
      <Shown state={state} button={button} />
    </>
  )
}

type ShownProps = { state: State; button: ReactNode }

function Shown({ state, button }: ShownProps) {
  if (state.status === 'loading') return <ActivitySkeleton />
  if (state.status === 'failed') {
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
  if (state.items.length > 0) return <ActivityRows items={state.items} renderedAt={state.at} />
  return <EmptyState level={3} icon="activity" title={texts.empty} text={texts.emptyText} actions={button} />
}

async function fetchActivity(): Promise<State> {
  try {
    const response = await fetch('/api/activity', { cache: 'no-store' })
    if (!response.ok) return { status: 'failed' }
    const { items } = (await response.json()) as { items: ActivityItem[] }
    return { status: 'ready', items, at: Date.now(), isRefreshed: true }
  } catch {
    return { status: 'failed' }
  }
}
