'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { routes } from '#domain/routes'
import { accountTexts } from '#texts/account/account'
import { Badge } from '../../ui/states/badge'
import { Button } from '../../ui/buttons/button'
import { endOwnSession } from '../../ui/requests/end-own-session'
import { Icon } from '../../ui/graphics/icon'
import { send } from '../../ui/requests/send'
import { toastFailure, toastOnNextPage, toastSuccess } from '../../ui/overlays/toast-store'
import { forgetMember } from '../drafts/forget-member'
import { knownViewer } from '../viewer/viewer-store'

const { sessions: texts } = accountTexts
export type ShownSession = { id: string; name: string; facts: string; isCurrent: boolean }

const isPhone = ({ name }: ShownSession) => /Android|iPhone|iPad/.test(name)

export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const { refresh } = useRouter()
  const [busy, setBusy] = useState<string | null>(null)

  async function end(id: string) {
    setBusy(id)
    const answer = await send('DELETE', `/api/me/sessions/${id}`)
    setBusy(null)
    if (!answer.ok) return toastFailure(answer.message)
    toastSuccess(texts.ended)
    refresh()
  }

  async function endAll() {
    setBusy('all')
    const { user } = await knownViewer()
    const answer = await endOwnSession({ isEverywhere: true })
    setBusy(null)
    if (!answer.ok) return toastFailure(answer.message)
    if (user) await forgetMember(user.id)
    toastOnNextPage({ tone: 'ok', ...texts.endedAll })
    location.assign(routes.home)
  }

  return (
    <div className="mt-6 grid gap-3">
      <h3 className="type-label">{texts.title}</h3>
      <ul className="overflow-clip rounded-lg border border-line bg-surface">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="grid min-h-16 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-line px-4 py-2.5 not-first:border-t"
          >
            <Icon icon={isPhone(session) ? 'smartphone' : 'monitor'} size={22} className="text-ink-mute" />
            <SessionWords session={session} />
            {session.isCurrent ? null : (
              <Button
                variant="secondary"
                size="sm"
                busy={busy === session.id}
                onClick={() => void end(session.id)}
                aria-label={texts.endOf(session.name)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        icon="log-out"
        busy={busy === 'all'}
        onClick={() => void endAll()}
        className="justify-self-start no-js:hidden max-sm:w-full"
      >
        {texts.endAll}
      </Button>
    </div>
  )
}

function SessionWords({ session: { name, facts, isCurrent } }: { session: ShownSession }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[600]">
        {name}
        {isCurrent ? <Badge tone="ok">{texts.current}</Badge> : null}
      </p>
      <p className="type-meta wrap-anywhere">{facts}</p>
    </div>
  )
}
