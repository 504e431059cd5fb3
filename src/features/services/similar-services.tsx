import { servicePageTexts as texts } from '#texts/services/services'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import { newestServices } from './queries'
import { ServiceCard } from './service-card'

export async function SimilarServices() {
  const services = await newestServices()
  if (services.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
