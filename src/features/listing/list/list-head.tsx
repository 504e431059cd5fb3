import type { ReactNode } from 'react'
import { routes } from '#domain/routes'
import { listingTexts as texts } from '#texts/lists/listing'
import { Icon } from '../../../ui/graphics/icon'
import { PageHead } from '../../../ui/page/page-head'
import { PageLink } from '../../../ui/page/page-link'

type Props = { title: string; lead?: string; action?: ReactNode }

export function ListHead({ title, lead, action }: Props) {
  return (
    <>
      <nav aria-label={texts.crumbs} className="max-md:hidden">
        <ol className="flex items-center gap-2 pt-6 text-sm text-ink-mute">
          <li>
            <PageLink href={routes.home} className="inline-flex min-h-touch items-center text-ink-soft">
              {texts.home}
            </PageLink>
          </li>
          <li className="flex items-center gap-2" aria-current="page">
            <Icon icon="chevron-right" size={14} />
            {title}
          </li>
        </ol>
      </nav>
      <div className="md:-mt-6">
        <PageHead title={title} lead={lead} hasWideLead aside={action} />
      </div>
    </>
  )
}
