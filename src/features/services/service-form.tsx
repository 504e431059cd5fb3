'use client'

import {
  SERVICE_CONTACT_MAX,
  SERVICE_DESCRIPTION_MAX,
  SERVICE_PRICE_MAX,
  SERVICE_PROVIDER_MAX,
  SERVICE_TITLE_MAX,
  serviceInput,
} from '#domain/services/service-input'
import { serviceCategories } from '#domain/services/service-values'
import { servicePageTexts as texts, serviceTexts as labels } from '#texts/services/services'
import type { Service } from '#types'
import { TextField } from '../../ui/form/field'
import { SelectField } from '../../ui/form/select-field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { ItemForm } from '../listing/own/item-form'
import { picturesOf } from '../listing/own/pictures/pictures-of'
import { useViewer } from '../viewer/viewer-store'

const photos = picturesOf('services')

type Props = { open: boolean; onClose: () => void; id?: string }

export default function ServiceForm(props: Props) {
  const { user } = useViewer()
  return (
    <ItemForm<Service>
      {...props}
      collection="services"
      pictures={photos}
      schema={serviceInput}
      texts={{ ...texts, missing: labels.missing }}
    >
      {({ field, stored, pictures }) => (
        <>
          <TextField
            {...field('title')}
            label={labels.title}
            defaultValue={stored?.title}
            maxLength={SERVICE_TITLE_MAX}
            required
          />
          <SelectField
            {...field('category')}
            label={labels.category}
            options={serviceCategories}
            placeholder={texts.categoryPlaceholder}
            defaultValue={stored?.category}
            required
          />
          <TextAreaField
            {...field('description')}
            label={labels.description}
            defaultValue={stored?.description}
            max={SERVICE_DESCRIPTION_MAX}
            required
          />
          <TextField
            {...field('provider')}
            label={labels.provider}
            defaultValue={stored?.provider ?? user?.fullName}
            maxLength={SERVICE_PROVIDER_MAX}
            required
          />
          <TextField
            {...field('contact')}
            label={labels.contact}
            hint={texts.contactHint}
            defaultValue={stored?.contact}
            maxLength={SERVICE_CONTACT_MAX}
            required
          />
          <TextField
            {...field('price')}
            label={labels.price}
            hint={texts.priceHint}
            defaultValue={stored?.price}
            maxLength={SERVICE_PRICE_MAX}
            required
          />
          {pictures}
        </>
      )}
    </ItemForm>
  )
}
