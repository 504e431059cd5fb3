import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import type { ShownApartment } from './apartment'
import { ApartmentCard } from './apartment-card'
import { similarApartments } from './queries'

export async function SimilarApartments({ to }: { to?: ShownApartment }) {
  const others = await similarApartments(to)
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
