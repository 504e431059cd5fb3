'use client'

import Link from 'next/link'
import { routes } from '#domain/routes'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { Container } from '../../ui/page/container'
import { Alert } from '../../ui/states/alert'
import { useViewer } from '../viewer/viewer-store'

/** While it lasts, on every page: also right after signing in. */
export function SuspensionBanner() {
  const { user } = useViewer()
  if (!user?.suspension) return null
  return (
    <aside className="pt-4 print:hidden">
      <Container>
        <Alert>
          <p className="wrap-anywhere">
            {texts.banner(user.suspension)} <Link href={routes.dashboard}>{texts.ask}</Link>
          </p>
        </Alert>
      </Container>
    </aside>
  )
}
