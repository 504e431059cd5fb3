import type { ReactNode } from 'react'
import { routes } from '#domain/routes'
import { isExternal, safeHref } from '#domain/web/safe-href'
import { uiTexts } from '#texts/shell/ui'

type LinkFields = { linkType?: string; url?: string; doc?: { value: unknown } | null }

/** Null when the linked article is gone or hidden. */
export function linkTarget({ linkType, url, doc }: LinkFields): string | null {
  if (linkType !== 'internal') return safeHref(url)
  const target = doc?.value
  if (typeof target !== 'object' || target === null || !('slug' in target)) return null
  return typeof target.slug === 'string' ? routes.article(target.slug) : null
}

type Props = { href: string | null; opensNewTab?: boolean; children: ReactNode }

export function RichLink({ href, opensNewTab = false, children }: Props) {
  if (!href) return children
  if (!opensNewTab)
    return (
      <a href={href} rel={isExternal(href) ? 'noopener' : undefined}>
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {uiTexts.opensInNewTab}</span>
    </a>
  )
}
