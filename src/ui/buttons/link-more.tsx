import type { ReactNode } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { classNames } from '../class-names'
import { Icon } from '../graphics/icon'
import { PageLink } from '../page/page-link'

type LinkMoreProps = { href: string; external?: boolean; className?: string; children: ReactNode }

const look =
  'inline-flex min-h-touch items-center gap-1.5 text-[1rem] font-[600] no-underline hover:underline'

export function LinkMore({ href, external, className, children }: LinkMoreProps) {
  if (!external) {
    return (
      <PageLink href={href} className={classNames(look, className)}>
        {children}
        <Icon icon="arrow-right" size={18} />
      </PageLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={classNames(look, className)}>
      {children}
      <Icon icon="external-link" size={18} />
      <span className="sr-only">{uiTexts.opensInNewTab}</span>
    </a>
  )
}
