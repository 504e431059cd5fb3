import { ArrowLeft } from 'lucide-react'
import { menuAreas } from '#domain/areas'
import { routes } from '#domain/routes'
import { soonTexts } from '#texts/shell/status-pages'
import { ButtonLink } from '../../ui/button-link'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { NamedIcon } from '../../ui/named-icon'
import { PageHead } from '../../ui/page-head'
import type { Metadata } from 'next'

export type SoonPlace = keyof typeof soonTexts.names

const areaIcon = (place: SoonPlace) => menuAreas.find(({ key }) => key === place)!.icon

/** A place that the menus already lead to and that is not built yet. */
export function SoonPage({ place }: { place: SoonPlace }) {
  return (
    <Container>
      <PageHead title={soonTexts.names[place]} />
      <EmptyState
        icon={<NamedIcon name={areaIcon(place)} size={36} />}
        title={soonTexts.title}
        text={soonTexts.lead}
        actions={
          <ButtonLink href={routes.home} variant="secondary" size="sm" icon={ArrowLeft}>
            {soonTexts.back}
          </ButtonLink>
        }
      />
    </Container>
  )
}

/** Search engines come back when there is something to read. */
export const soonMetadata = (place: SoonPlace): Metadata => ({
  title: soonTexts.names[place],
  robots: { index: false },
})
