import { PageLink } from '../../../ui/page/page-link'

type Props = { href: string; children: string; level?: 2 | 3 }

export function CardTitle({ href, children, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <Heading className="card-title">
      <PageLink href={href} className="card-link">
        {children}
      </PageLink>
    </Heading>
  )
}
