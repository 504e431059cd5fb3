import { Icon } from '../graphics/icon'
import { PageLink } from './page-link'

type BackLinkProps = { href: string; label: string }

export function BackLink({ href, label }: BackLinkProps) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-touch items-center gap-2 text-[1rem] font-medium text-ink-soft no-underline hover:text-ink hover:underline print:hidden"
    >
      <Icon icon="arrow-left" />
      {label}
    </PageLink>
  )
}
