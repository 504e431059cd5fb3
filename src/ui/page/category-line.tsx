import { categoryTone } from '#domain/text/category-tone'
import { classNames } from '../class-names'
import { PageLink } from './page-link'
import { toneText } from '../states/tone-classes'

type CategoryLineProps = { name: string; href?: string; className?: string }

const diamond = 'before:size-2 before:shrink-0 before:rotate-45 before:rounded-[1px] before:bg-current'

export function CategoryLine({ name, href, className }: CategoryLineProps) {
  const look = classNames(
    'inline-flex items-center gap-[7px] text-xs font-[600]',
    diamond,
    toneText[categoryTone(name)],
    className,
  )
  if (!href) return <span className={look}>{name}</span>
  return (
    <PageLink
      href={href}
      // The line is 20 px high, the touch target 44 px.
      className={classNames(
        look,
        'relative no-underline after:absolute after:inset-x-0 after:-inset-y-3 hover:underline',
      )}
    >
      {name}
    </PageLink>
  )
}
