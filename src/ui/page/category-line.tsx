import { categoryTone } from '#domain/text/category-tone'
import { classNames } from '../class-names'
import { PageLink } from './page-link'
import { toneText } from '../states/tone-classes'

type CategoryLineProps = { name: string; href?: string; className?: string }

export function CategoryLine({ name, href, className }: CategoryLineProps) {
  const look = classNames('category', toneText[categoryTone(name)], className)
  if (!href) return <span className={look}>{name}</span>
  return (
    <PageLink href={href} className={look}>
      {name}
    </PageLink>
  )
}
