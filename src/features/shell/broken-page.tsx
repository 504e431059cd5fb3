'use client'

import { usePathname } from 'next/navigation'
import { routes } from '#domain/routes'
import { brokenTexts } from '#texts/shell/status-pages'
import { buttonLook } from '../../ui/buttons/button-look'
import { Container } from '../../ui/page/container'
import { Icon } from '../../ui/graphics/icon'
import { idOfRequest } from '../../ui/requests/request-id'
import { useHydrated } from '../../ui/use-hydrated'

export type Broken = { error: Error & { digest?: string }; retry: () => void }

export default function BrokenPage({ error, retry }: Broken) {
  const path = usePathname()
  const area = path.split('/')[1] ?? ''
  // Only the browser can read the id of this response.
  const requestId = useHydrated() ? idOfRequest(path) : null
  const number = requestId ?? error.digest
  return (
    <Container>
      <section role="alert" className="grid max-w-[640px] gap-4.5 pt-[clamp(48px,10vw,120px)] pb-10">
        <h1 className="type-title">{brokenTexts.areas[area] ?? brokenTexts.title}</h1>
        <p className="type-lead">
          <span lang="en">{brokenTexts.english}</span> {brokenTexts.lead}
        </p>
        {number && (
          <p className="type-meta">
            {brokenTexts.number} <code className="wrap-anywhere">{number}</code>. {brokenTexts.numberHint}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button type="button" className={buttonLook({ size: 'lg' })} onClick={retry}>
            <Icon icon="refresh-cw" />
            {brokenTexts.retry}
          </button>
          {/* A full load resets whatever broke in this tab. */}
          <a href={routes.home} className={buttonLook({ variant: 'secondary', size: 'lg' })}>
            <Icon icon="house" />
            {brokenTexts.home}
          </a>
        </div>
      </section>
    </Container>
  )
}
