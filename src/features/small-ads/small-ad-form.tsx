'use client'

import { useState } from 'react'
import { CITY_MAX } from '#domain/limits'
import {
  SMALL_AD_AUTHOR_MAX,
  SMALL_AD_CONTACT_MAX,
  SMALL_AD_DESCRIPTION_MAX,
  SMALL_AD_PRICE_MAX,
  SMALL_AD_TITLE_MAX,
  smallAdInput,
} from '#domain/small-ads/small-ad-input'
import { smallAdFormTexts as texts } from '#texts/small-ads/small-ad-pages'
import { smallAdTexts as labels } from '#texts/small-ads/small-ads'
import type { SmallAd } from '#types'
import { TextField } from '../../ui/form/field'
import { TextAreaField } from '../../ui/form/text-area-field'
import { ItemForm } from '../listing/own/item-form'
import { picturesOf } from '../listing/own/pictures/pictures-of'
import { useViewer } from '../viewer/viewer-store'
import { CategoryFields } from './category-fields'

const photos = picturesOf('small-ads')

type Props = { open: boolean; onClose: () => void; id?: string }

export default function SmallAdForm(props: Props) {
  const { user } = useViewer()
  const [now] = useState(() => new Date())
  return (
    <ItemForm<SmallAd>
      {...props}
      collection="small-ads"
      pictures={photos}
      schema={smallAdInput(now)}
      texts={{ ...texts, missing: labels.missing }}
    >
      {({ field, stored, pictures }) => (
        <>
          <TextField
            {...field('title')}
            label={labels.title}
            defaultValue={stored?.title}
            maxLength={SMALL_AD_TITLE_MAX}
            required
          />
          <CategoryFields field={field} stored={stored} />
          <TextAreaField
            {...field('description')}
            label={labels.description}
            defaultValue={stored?.description}
            max={SMALL_AD_DESCRIPTION_MAX}
            required
          />
          {pictures}
          <TextField
            {...field('price')}
            label={labels.price}
            hint={texts.priceHint}
            defaultValue={stored?.price ?? undefined}
            maxLength={SMALL_AD_PRICE_MAX}
            optional
          />
          <TextField
            {...field('city')}
            label={labels.city}
            defaultValue={stored?.city ?? user?.city ?? undefined}
            maxLength={CITY_MAX}
            required
          />
          <TextField
            {...field('authorName')}
            label={labels.authorName}
            defaultValue={stored?.authorName ?? user?.fullName.slice(0, SMALL_AD_AUTHOR_MAX)}
            maxLength={SMALL_AD_AUTHOR_MAX}
            required
          />
          <TextField
            {...field('contact')}
            label={labels.contact}
            hint={texts.contactHint}
            defaultValue={stored?.contact}
            maxLength={SMALL_AD_CONTACT_MAX}
            required
          />
        </>
      )}
    </ItemForm>
  )
}
