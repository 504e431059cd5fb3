import type { ReactNode } from 'react'
import type { OwnSession } from '#domain/account/own-sessions'
import { routes } from '#domain/routes'
import { codeScreenTexts } from '#texts/account/code-screens'
import { Container } from '../../ui/page/container'
import { PageHead } from '../../ui/page/page-head'
import { SessionList } from './session-list'
import { toShown } from './shown-session'

const { devices: texts } = codeScreenTexts

type Props = { sessions: OwnSession[]; changePassword: ReactNode; ask: ReactNode; codes: ReactNode }

export function DevicesScreen({ sessions, changePassword, ask, codes }: Props) {
  return (
    <Container width="list">
      <PageHead title={texts.title} lead={texts.lead} back={{ href: routes.profile, label: texts.back }} />
      <div className="grid max-w-[860px] gap-9">
        {ask}
        <div>
          <SessionList sessions={sessions.map(toShown)} />
          <div className="mt-3">{changePassword}</div>
        </div>
        {codes}
      </div>
    </Container>
  )
}
