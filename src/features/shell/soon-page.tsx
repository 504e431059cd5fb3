import { ArrowLeft } from 'lucide-react'
import { menuAreas } from '#domain/areas'
import { routes } from '#domain/routes'
import { areaTexts } from '#texts/areas'
import { soonTexts } from '#texts/shell/status-pages'
import { ButtonLink } from '../../ui/button-link'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { NamedIcon } from '../../ui/named-icon'
import { PageHead } from '../../ui/page-head'
import type { Metadata } from 'next'

export type SoonPlace = 'forum'

const areaIcon = (place: SoonPlace) => menuAreas.find(({ key }) => key === place)!.icon

export function SoonPage({ place }: { place: SoonPlace }) {
  return (
    <Container>
      <PageHead title={areaTexts[place]} />
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

/** Not indexed until there is something to read. */
export const soonMetadata = (place: SoonPlace): Metadata => ({
  title: areaTexts[place],
  robots: { index: false },
})
