import type { ReactNode } from 'react'
import { longDateTime } from '#domain/time/dates'
import type { OwnSession } from '#domain/account/own-sessions'
import { accountTexts } from '#texts/account/account'
import { userTexts } from '#texts/panels/collections'
import { Icon } from '../../ui/graphics/icon'
import { SectionHead } from '../../ui/page/section-head'
import type { Member } from './member'
import { SessionList } from './session-list'
import { toShown } from './shown-session'

const { security: texts } = accountTexts

type Props = { member: Member; sessions: OwnSession[]; changeEmail: ReactNode; changePassword: ReactNode }

export function SecurityCard({ member, sessions, changeEmail, changePassword }: Props) {
  const [lastSignIn] = sessions.map(({ createdAt }) => createdAt ?? '').sort((a, b) => b.localeCompare(a))
  return (
    <section aria-labelledby="security">
      <SectionHead id="security" title={texts.title} action={<Icon icon="shield-check" size={24} />} />
      <dl className="overflow-clip rounded-lg border border-line bg-surface">
        <Fact name={texts.role}>{userTexts.roles[member.role]}</Fact>
        <Fact name={texts.email}>{member.email}</Fact>
        {lastSignIn ? <Fact name={texts.lastSignIn}>{longDateTime(lastSignIn)}</Fact> : null}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {changeEmail}
        {changePassword}
      </div>
      <SessionList sessions={sessions.map(toShown)} />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 border-line px-4 py-2 not-first:border-t">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-[600] wrap-anywhere">{children}</dd>
    </div>
  )
}
