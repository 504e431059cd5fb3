import { servicePageTexts as texts } from '#texts/services'
import { CardGrid } from '../listing/card-grid'
import { SimilarItems } from '../listing/similar-items'
import { listServices } from './queries'
import { ServiceCard } from './service-card'

const SHOWN = 3

/** The newest, for who came to a service that is gone. */
export async function SimilarServices() {
  const { docs } = await listServices({ q: '', page: 1 })
  if (docs.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {docs.slice(0, SHOWN).map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
