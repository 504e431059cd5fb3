import { addApartmentTexts as texts } from '#texts/apartments/apartment-pages'
import { Icon } from '../../ui/graphics/icon'
import { AddApartment } from './add-apartment'

export const AddApartmentCard = () => (
  <li className="grid grid-cols-[minmax(0,1fr)]">
    <div className="grid content-center justify-items-center gap-2.5 rounded-lg border border-dashed border-line-strong px-6 py-8 text-center">
      <Icon icon="key-round" size={32} className="text-ink-mute" />
      <h2 className="type-card">{texts.addCard}</h2>
      <p className="text-ink-soft">{texts.addCardText}</p>
      <div className="mt-1.5">
        <AddApartment />
      </div>
    </div>
  </li>
)
