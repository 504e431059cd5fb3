import type { SelectField } from 'payload'
import { nobodyField } from '#access/staff'
import { eventStatus, eventStatuses } from '#domain/events/event-status'
import { eventTexts } from '#texts/events/events'

/** Derived from the dates; only `cancelled` is set by hand (docs/decisions/027-event-status.md). */
export const eventStatusField: SelectField = {
  name: 'status',
  type: 'select',
  virtual: true,
  label: eventTexts.status,
  options: eventStatuses.map((value) => ({ value, label: eventTexts.statuses[value] })),
  access: { create: nobodyField, update: nobodyField },
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: { Cell: '/src/panels/lists/state-cell.tsx#StateCell' },
  },
  hooks: {
    afterRead: [
      ({ siblingData: { date, endsAt, cancelled } }) =>
        date && endsAt ? eventStatus({ date, endsAt, cancelled: cancelled === true }, new Date()) : undefined,
    ],
  },
}
