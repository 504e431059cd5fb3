'use client'

import {
  APARTMENT_DESCRIPTION_MAX,
  APARTMENT_TITLE_MAX,
  apartmentFormInput,
} from '#domain/apartments/apartment-input'
import { apartmentFormTexts as texts } from '#texts/apartments/apartment-pages'
import { apartmentTexts as labels } from '#texts/apartments/apartments'
import type { Apartment } from '#types'
import { TextField } from '../../ui/form/field'
import { RadioGroup } from '../../ui/form/radio-group'
import { TextAreaField } from '../../ui/form/text-area-field'
import { ItemForm } from '../listing/own/item-form'
import { picturesOf } from '../listing/own/pictures/pictures-of'
import { HomeFields } from './home-fields'
import { PersonFields } from './person-fields'

const photos = picturesOf('apartments')

type Props = { open: boolean; onClose: () => void; id?: string }

const adTypes = [
  { value: 'offer', label: labels.adTypes.offer },
  { value: 'search', label: labels.adTypes.search },
]

export default function ApartmentForm(props: Props) {
  return (
    <ItemForm<Apartment>
      {...props}
      collection="apartments"
      pictures={photos}
      schema={apartmentFormInput}
      texts={{ ...texts, missing: labels.missing }}
    >
      {({ field, stored, pictures }) => (
        <>
          <RadioGroup
            {...field('adType')}
            label={labels.adType}
            options={adTypes}
            defaultValue={stored?.adType ?? 'offer'}
          />
          <TextField
            {...field('title')}
            label={labels.title}
            defaultValue={stored?.title}
            maxLength={APARTMENT_TITLE_MAX}
            required
          />
          <TextAreaField
            {...field('description')}
            label={labels.description}
            defaultValue={stored?.description}
            max={APARTMENT_DESCRIPTION_MAX}
            required
          />
          {pictures}
          <HomeFields field={field} stored={stored} />
          <PersonFields field={field} stored={stored} />
        </>
      )}
    </ItemForm>
  )
}
