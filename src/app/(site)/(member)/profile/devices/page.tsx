import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ownSessions } from '#domain/account/own-sessions'
import { returnPath } from '#domain/web/return-path'
import { isStaff } from '#domain/roles'
import { routes } from '#domain/routes'
import { codeScreenTexts } from '#texts/account/code-screens'
import { CodeActions } from '../../../../../features/account/codes/code-actions'
import { CodesCard } from '../../../../../features/account/codes/codes-card'
import { ConfirmWithCode } from '../../../../../features/account/codes/confirm-with-code'
import { DevicesScreen } from '../../../../../features/account/devices-screen'
import { ownCodes } from '../../../../../features/account/queries'
import { viewer } from '../../../../../features/viewer/viewer'
import { pageMetadata } from '../../../../../ui/page/page-metadata'
import { OwnPassword } from '../own-dialogs'

const { title, description } = codeScreenTexts.devices
export const metadata: Metadata = pageMetadata({ title, description, path: routes.devices, isIndexed: false })

type Props = { searchParams: Promise<{ from?: string | string[] }> }

export default async function DevicesPage({ searchParams }: Props) {
  const { from } = await searchParams
  const user = await viewer()
  if (!user) redirect(routes.auth(from ? routes.devicesFor(returnPath(from)) : routes.devices))
  const codes = isStaff(user) || user.lacksCodes ? await ownCodes(user) : null
  return (
    <DevicesScreen
      sessions={ownSessions({ sessions: user.sessions, currentId: user._sid, now: new Date() })}
      changePassword={<OwnPassword />}
      ask={from && codes?.isOn ? <ConfirmWithCode from={returnPath(from)} /> : null}
      codes={codes && <CodesCard codes={codes} actions={<CodeActions isOn={codes.isOn} />} />}
    />
  )
}
