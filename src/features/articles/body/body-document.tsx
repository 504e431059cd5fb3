import { isExternal, safeHref } from '#domain/web/safe-href'
import { newsTexts } from '#texts/articles/articles'
import { uiTexts } from '#texts/shell/ui'
import { Icon } from '../../../ui/graphics/icon'

export type DocumentLinkFields = { name?: string | null; url?: string | null }

export function BodyDocument({ name, url }: DocumentLinkFields) {
  const href = safeHref(url)
  if (!href) return null
  return (
    <p className="font-sans">
      <a
        href={href}
        {...(isExternal(href) ? { target: '_blank', rel: 'noopener' } : {})}
        className="flex items-center gap-3.5 rounded-lg border border-line bg-surface px-5 py-3.5 text-ink no-underline hover:border-line-strong hover:depth-md"
      >
        <Icon icon="file-text" size={24} className="text-primary" />
        <span className="grid min-w-0">
          <span className="type-meta">{newsTexts.document}</span>
          <span className="text-base font-[600] wrap-anywhere">{name || href}</span>
        </span>
        {isExternal(href) ? <span className="sr-only">{uiTexts.opensInNewTab}</span> : null}
      </a>
    </p>
  )
}
