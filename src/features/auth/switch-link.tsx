import { PageLink } from '../../ui/page/page-link'

type Props = { question: string; href: string; link: string }

export function SwitchLink({ question, href, link }: Props) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
      {question}
      <PageLink
        href={href}
        replace
        className="inline-flex min-h-touch min-w-touch items-center justify-center text-[1rem] font-[600]"
      >
        {link}
      </PageLink>
    </p>
  )
}
