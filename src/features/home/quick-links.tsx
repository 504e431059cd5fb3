import type { IconName } from '#domain/icon-names'
import { routes } from '#domain/routes'
import { homeTexts } from '#texts/home/home'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'

const links: { href: string; text: string; icon: IconName }[] = [
  { href: routes.embassies, text: homeTexts.embassies, icon: 'landmark' },
  { href: routes.contacts, text: homeTexts.contacts, icon: 'phone' },
]

export function QuickLinks() {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ href, text, icon }) => (
        <li key={href}>
          <PageLink
            href={href}
            className="inline-flex min-h-touch items-center gap-[7px] rounded-full border border-line-strong ps-[11px] pe-[13px] text-sm leading-[1.25] font-medium whitespace-nowrap text-ink no-underline fades hover:border-ink-soft hover:bg-surface md:px-4 md:text-[1rem]"
          >
            <Icon icon={icon} className="max-md:size-[18px]" />
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
