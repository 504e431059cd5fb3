import type { CollectionConfig } from 'payload'
import { nobodyField, serverOnly } from '#access/staff'
import { accessTo } from '#access/table'
import { registrationInput } from '#domain/events/event-input'
import { registrationState } from '#domain/events/event-seats'
import { checkInput } from '#hooks/writes/check-input'
import { countSeat, freeSeat, lockEventBeforeLeaving, takeSeat } from '#hooks/events/event-seats'
import { groupTexts } from '#texts/panels/collections'
import { registrationTexts as texts } from '#texts/events/events'
import { derived } from './fields/derived'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'

/** Seats are assigned under a lock of the event's row, so that the last one is not given twice. */
const eventRegistrations: CollectionConfig = {
  slug: 'event-registrations',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  access: accessTo('event-registrations'),
  admin: {
    group: groupTexts.directories,
    defaultColumns: ['event', 'owner', 'place', 'createdAt'],
    hideAPIURL: true,
  },
  custom: {
    publicQuery: {
      filters: { event: { value: 'id', operators: ['equals', 'in'] } },
      orders: ['createdAt', '-createdAt'],
    },
  },
  // Needed for the state and for counting seats.
  forceSelect: { event: true, place: true },
  hooks: {
    beforeValidate: [checkInput(registrationInput)],
    beforeChange: [takeSeat],
    afterChange: [countSeat],
    beforeDelete: [lockEventBeforeLeaving],
    afterDelete: [freeSeat],
  },
  fields: [
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: texts.event,
      required: true,
      index: true,
    },
    {
      name: 'place',
      type: 'number',
      label: texts.place,
      index: true,
      access: { create: nobodyField, update: nobodyField },
    },
    derived({ name: 'state', label: texts.state, from: ({ place }) => registrationState(place) }),
    // The date that the reminder was for: one reminder for each date.
    { name: 'remindedOf', type: 'date', access: serverOnly, admin: { hidden: true } },
  ],
}

export const EventRegistrations = collection(
  eventRegistrations,
  owned({ label: texts.owner }),
  onePerOwner({ of: ['event'], message: texts.onlyOne }),
  announced(),
)
