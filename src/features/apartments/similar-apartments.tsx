import { apartmentFilters } from '#domain/apartments/apartment-filters'
import type { ApartmentAdType } from '#domain/apartments/apartment-input'
import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import { ApartmentCard } from './apartment-card'
import { listApartments } from './queries'

const SHOWN = 3

type Props = { type?: ApartmentAdType; except?: string }

export async function SimilarApartments({ type, except }: Props) {
  const { docs } = await listApartments(apartmentFilters.read({ type }))
  const others = docs.filter(({ id }) => id !== except).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {others.map((apartment) => (
          <ApartmentCard key={apartment.id} apartment={apartment} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
