'use client'

import Link from 'next/link'
import type { Suspension } from '#domain/account/suspension'
import { routes } from '#domain/routes'
import { suspensionTexts as texts } from '#texts/account/suspension'
import { Container } from '../../../ui/page/container'
import { Alert } from '../../../ui/states/alert'

export default function SuspensionNotice({ suspension }: { suspension: Suspension }) {
  return (
    <aside className="pt-4 print:hidden">
      <Container>
        <Alert>
          <p className="wrap-anywhere">
            {texts.banner(suspension)} <Link href={routes.profile}>{texts.ask}</Link>
          </p>
        </Alert>
      </Container>
    </aside>
  )
}
