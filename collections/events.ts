import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { notHidden } from '#access/visibility/hidden'
import {
  EVENT_CAPACITY_MAX,
  EVENT_DEFAULT_CATEGORY,
  eventCategories,
  eventInput,
} from '#domain/events/event-input'
import { checkInput } from '#hooks/writes/check-input'
import { keepGivenSeats, setEventEnd } from '#hooks/events/event-dates'
import { cancelBeforeDeletion, followEventChange } from '#hooks/events/event-news'
import { refusePastStart } from '#hooks/events/not-in-the-past'
import { filterByStatus } from '#hooks/events/event-status-filter'
import { lockEventBeforeUpdate } from '#hooks/events/event-seats'
import { picturesLeave } from '#hooks/files/leaving-pictures'
import { requireOwnPictures } from '#hooks/files/own-picture'
import { kindTexts } from '#texts/kinds'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { eventTexts as texts } from '#texts/events/events'
import type { Event } from '#types'
import { eventCalendar } from './endpoints/events/event-calendar'
import { eventRegistrations, eventRegistrationsCsv } from './endpoints/events/event-registrations'
import { momentPicker } from './fields/date-pickers'
import { eventStatusField } from './fields/event-status'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { hideable } from './traits/hideable'
import { owned } from './traits/owned'
import { sentOnce } from './traits/sent-once'
import { slugged } from './traits/slugged'
import { visible } from './traits/visible'

const pictureLeaves = picturesLeave('image')
const fixed = { create: nobodyField, update: nobodyField }
const span = ['less_than', 'less_than_equal', 'greater_than', 'greater_than_equal'] as const

const events: CollectionConfig = {
  slug: 'events',
  labels: { singular: kindTexts.events.one, plural: kindTexts.events.many },
  defaultSort: 'date',
  access: accessTo('events'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'date', 'city', 'status', 'registeredCount'],
    listSearchableFields: ['title', 'description', 'city', 'organizer'],
    hideAPIURL: true,
    components: panelList({ isTab: true, drawerOf: 'events', filters: ['upcoming', 'past', 'hidden'] }),
  },
  custom: {
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        category: { value: 'text', operators: ['equals', 'in'] },
        city: { value: 'text', operators: ['equals', 'in'] },
        status: { value: 'text', operators: ['equals', 'in'] },
        date: { value: 'date', operators: span },
        endsAt: { value: 'date', operators: span },
      },
      orders: ['date', '-date', 'createdAt', '-createdAt', 'title', '-title'],
    },
  },
  // Needed to derive `status`.
  forceSelect: { date: true, endsAt: true, cancelled: true },
  endpoints: [eventCalendar, eventRegistrations, eventRegistrationsCsv],
  hooks: {
    beforeOperation: [filterByStatus, lockEventBeforeUpdate],
    beforeValidate: [
      checkInput(eventInput, { missing: texts.missing }),
      refusePastStart,
      requireOwnPictures({ field: 'image', purpose: 'event' }),
    ],
    beforeChange: [setEventEnd, keepGivenSeats],
    afterChange: [followEventChange, ...pictureLeaves.afterChange],
    beforeDelete: [cancelBeforeDeletion, ...pictureLeaves.beforeDelete],
    afterDelete: pictureLeaves.afterDelete,
  },
  fields: [
    { name: 'title', type: 'text', label: texts.title, required: true, index: true },
    { name: 'description', type: 'textarea', label: texts.description, required: true },
    {
      name: 'date',
      type: 'date',
      label: texts.date,
      required: true,
      index: true,
      admin: { date: momentPicker },
    },
    {
      name: 'endDate',
      type: 'date',
      label: texts.endDate,
      admin: { date: momentPicker, description: texts.endDateHint },
    },
    {
      name: 'endsAt',
      type: 'date',
      label: texts.endsAt,
      index: true,
      access: fixed,
      admin: { hidden: true, date: momentPicker },
    },
    { name: 'city', type: 'text', label: texts.city, required: true, index: true },
    { name: 'address', type: 'text', label: texts.address, required: true },
    { name: 'image', type: 'upload', relationTo: 'media', label: texts.image, displayPreview: true },
    {
      name: 'category',
      type: 'select',
      label: texts.category,
      required: true,
      defaultValue: EVENT_DEFAULT_CATEGORY,
      index: true,
      options: eventCategories.map((value) => ({ value, label: texts.categories[value] })),
    },
    { name: 'organizer', type: 'text', label: texts.organizer, required: true },
    { name: 'contact', type: 'text', label: texts.contact, required: true },
    { name: 'price', type: 'text', label: texts.price, admin: { placeholder: texts.pricePlaceholder } },
    {
      name: 'capacity',
      type: 'number',
      label: texts.capacity,
      min: 1,
      max: EVENT_CAPACITY_MAX,
      admin: { description: texts.capacityHint },
    },
    {
      name: 'registeredCount',
      type: 'number',
      label: texts.registeredCount,
      defaultValue: 0,
      access: fixed,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'cancelled',
      type: 'checkbox',
      label: texts.cancelled,
      required: true,
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: texts.cancelledHint },
    },
    eventStatusField,
  ],
}

const found = ({ title, description, category, organizer, address, city }: Event) => ({
  title,
  text: description,
  body: `${organizer} ${address}`,
  city,
  keywords: [texts.categories[category]],
  tags: [`category:${category}`],
})

export const Events = collection(
  events,
  owned({ label: panelFieldTexts.owner }),
  sentOnce(),
  hideable(),
  slugged({ from: 'title' }),
  visible(notHidden),
  announced(),
  searchable(found),
)
