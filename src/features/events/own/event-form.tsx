'use client'

import { berlinReading } from '#domain/time/berlin-time'
import {
  EVENT_ADDRESS_MAX,
  EVENT_CITY_MAX,
  EVENT_CONTACT_MAX,
  EVENT_DEFAULT_CATEGORY,
  EVENT_DESCRIPTION_MAX,
  EVENT_ORGANIZER_MAX,
  EVENT_PRICE_MAX,
  EVENT_TITLE_MAX,
  eventCategories,
  eventInput,
} from '#domain/events/event-input'
import { eventFormTexts as texts } from '#texts/events/event-form'
import { eventTexts as labels } from '#texts/events/events'
import type { Event } from '#types'
import { TextField } from '../../../ui/form/field'
import type { Form } from '../../../ui/form/use-form'
import { NumberField } from '../../../ui/form/number-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextAreaField } from '../../../ui/form/text-area-field'
import { ItemForm } from '../../listing/own/item-form'
import { pictureOfEvent } from '../../listing/own/pictures/pictures-of'
import { useViewer } from '../../viewer/viewer-store'

type Props = { open: boolean; onClose: () => void; id?: string }
type FieldsProps = { field: Form['field']; stored: Event | null }

const categories = eventCategories.map((value) => ({ value, label: labels.categories[value] }))
const reading = (moment?: string | null) => (moment ? berlinReading(moment) : undefined)

export default function EventForm(props: Props) {
  return (
    <ItemForm<Event>
      {...props}
      collection="events"
      pictures={pictureOfEvent}
      schema={eventInput}
      texts={{ ...texts, missing: labels.missing }}
    >
      {(form) => (
        <>
          <What {...form} />
          {form.pictures}
          <WhenAndWhere {...form} />
          <Who {...form} />
          <Terms {...form} />
        </>
      )}
    </ItemForm>
  )
}

const What = ({ field, stored }: FieldsProps) => (
  <>
    <TextField
      {...field('title')}
      label={labels.title}
      defaultValue={stored?.title}
      maxLength={EVENT_TITLE_MAX}
      required
    />
    <SelectField
      {...field('category')}
      label={labels.category}
      options={categories}
      defaultValue={stored?.category ?? EVENT_DEFAULT_CATEGORY}
      required
    />
    <TextAreaField
      {...field('description')}
      label={labels.description}
      defaultValue={stored?.description}
      max={EVENT_DESCRIPTION_MAX}
      required
    />
  </>
)

function WhenAndWhere({ field, stored }: FieldsProps) {
  const { user } = useViewer()
  return (
    <>
      <TextField
        {...field('date')}
        type="datetime-local"
        label={labels.date}
        defaultValue={reading(stored?.date)}
        required
      />
      <TextField
        {...field('endDate')}
        type="datetime-local"
        label={labels.endDate}
        hint={labels.endDateHint}
        defaultValue={reading(stored?.endDate)}
        optional
      />
      <TextField
        {...field('city')}
        label={labels.city}
        defaultValue={stored?.city ?? user?.city ?? undefined}
        maxLength={EVENT_CITY_MAX}
        required
      />
      <TextField
        {...field('address')}
        label={labels.address}
        defaultValue={stored?.address}
        maxLength={EVENT_ADDRESS_MAX}
        required
      />
    </>
  )
}

function Who({ field, stored }: FieldsProps) {
  const { user } = useViewer()
  return (
    <>
      <TextField
        {...field('organizer')}
        label={labels.organizer}
        defaultValue={stored?.organizer ?? user?.fullName}
        maxLength={EVENT_ORGANIZER_MAX}
        required
      />
      <TextField
        {...field('contact')}
        label={labels.contact}
        hint={texts.contactHint}
        defaultValue={stored?.contact}
        maxLength={EVENT_CONTACT_MAX}
        required
      />
    </>
  )
}

const Terms = ({ field, stored }: FieldsProps) => (
  <>
    <TextField
      {...field('price')}
      label={labels.price}
      hint={texts.priceHint}
      placeholder={texts.pricePlaceholder}
      defaultValue={stored?.price ?? undefined}
      maxLength={EVENT_PRICE_MAX}
      optional
    />
    <NumberField
      {...field('capacity')}
      label={labels.capacity}
      hint={labels.capacityHint}
      defaultValue={stored?.capacity}
      isWhole
      optional
    />
  </>
)
