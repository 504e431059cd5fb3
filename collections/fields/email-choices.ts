import type { CheckboxField } from 'payload'
import { ownAccountOrStaffField } from '#access/members'
import { nobodyField } from '#access/staff'
import { emailKinds, isOnAtFirst } from '#domain/notifications/email-kinds'
import { emailKindTexts } from '#texts/notifications/email-kinds'

/** Which emails a member wants. Not asked at registration: the address may belong to somebody else. */
export const emailChoices = emailKinds.map((kind): CheckboxField => ({
  name: kind,
  type: 'checkbox',
  label: emailKindTexts[kind].field,
  defaultValue: isOnAtFirst(kind),
  // The weekly email looks for its readers, the others ask one member.
  index: kind === 'weeklyDigest',
  access: { create: nobodyField, read: ownAccountOrStaffField },
  admin: { description: emailKindTexts[kind].hint },
}))
