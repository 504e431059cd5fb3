import type { CheckboxField, Field } from 'payload'
import { ownAccountOrStaffField } from '#access/members'
import { nobodyField } from '#access/staff'
import { fieldOf, isOnAtFirst, noticeChannels, noticeKindNames } from '#domain/notifications/notice-kinds'
import { quietAtFirst, quietFromHours, quietUntilHours } from '#domain/notifications/quiet-hours'
import { noticeTexts } from '#texts/notifications/notice-kinds'

const shared = {
  // Not asked at registration: the address may belong to somebody else.
  access: { create: nobodyField, read: ownAccountOrStaffField },
  // The member's own affair.
  admin: { disabled: true },
}
const { quiet } = noticeTexts

const choices = noticeKindNames.flatMap((kind) =>
  noticeChannels.flatMap((channel): CheckboxField[] => {
    const name = fieldOf(kind, channel)
    if (!name) return []
    const { field: label } = noticeTexts.kinds[kind]
    return [
      {
        name,
        type: 'checkbox',
        label: `${label}: ${noticeTexts.channels[channel]}`,
        defaultValue: isOnAtFirst(name),
        // The weekly email looks for its readers, the others ask one member.
        index: name === 'weeklyDigest',
        ...shared,
      },
    ]
  }),
)

/** What a member wants to be told of, where, and when the phone is silent. */
export const noticeChoices: Field[] = [
  ...choices,
  {
    name: 'quietHours',
    type: 'checkbox',
    label: quiet.title,
    defaultValue: quietAtFirst.quietHours,
    ...shared,
  },
  {
    name: 'quietFrom',
    type: 'select',
    label: quiet.from,
    options: quietFromHours.map((value) => ({ value, label: quiet.hour(value) })),
    defaultValue: quietAtFirst.quietFrom,
    ...shared,
  },
  {
    name: 'quietUntil',
    type: 'select',
    label: quiet.until,
    options: quietUntilHours.map((value) => ({ value, label: quiet.hour(value) })),
    defaultValue: quietAtFirst.quietUntil,
    ...shared,
  },
  {
    name: 'quietWeekends',
    type: 'checkbox',
    label: quiet.weekends,
    defaultValue: quietAtFirst.quietWeekends,
    ...shared,
  },
]
