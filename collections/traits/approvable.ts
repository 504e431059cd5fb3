import type { Where } from 'payload'
import type { ZodObject } from 'zod'
import { ownOrStaffField } from '#access/own'
import { adminsField, nobodyField, staffField } from '#access/staff'
import { approvals } from '#domain/moderation/approval'
import { REASON_MAX } from '#domain/limits'
import { holdForApproval, overlayProposed, showProposed, tellDecision } from '#hooks/moderation/approval'
import { approvalTexts } from '#texts/moderation/approval'
import { momentPicker } from '../fields/date-pickers'
import { add, type Trait } from './collection'

type Options = {
  /** What members write and staff approve: the names in this schema. */
  content: ZodObject
  approvers?: 'staff' | 'admins'
}

/**
 * Public once staff approved it. An owner's edit of an approved item waits in `proposed`, and the approved version
 * stays public meanwhile; the owner and staff see the newest version.
 */
export const approvable =
  ({ content, approvers = 'staff' }: Options): Trait =>
  (config) => {
    const decide = approvers === 'admins' ? adminsField : staffField
    return add(config, {
      fields: [
        {
          name: 'approval',
          type: 'select',
          label: approvalTexts.label,
          options: approvals.map((value) => ({ value, label: approvalTexts.states[value] })),
          index: true,
          access: { create: decide, read: ownOrStaffField, update: decide },
          admin: { position: 'sidebar' },
        },
        {
          name: 'rejectionReason',
          type: 'textarea',
          label: approvalTexts.reason,
          maxLength: REASON_MAX,
          access: { create: decide, read: ownOrStaffField, update: decide },
          admin: { position: 'sidebar', condition: ({ approval }) => approval === 'rejected' },
        },
        {
          name: 'listed',
          type: 'checkbox',
          defaultValue: false,
          index: true,
          access: { create: nobodyField, update: nobodyField },
          admin: { hidden: true },
        },
        {
          name: 'listedAt',
          type: 'date',
          index: true,
          label: approvalTexts.listedAt,
          access: { create: nobodyField, update: nobodyField },
          admin: { position: 'sidebar', readOnly: true, date: momentPicker },
        },
        {
          name: 'proposed',
          type: 'json',
          access: { create: nobodyField, read: nobodyField, update: nobodyField },
          admin: { hidden: true },
          hooks: { afterRead: [overlayProposed] },
        },
      ],
      hooks: {
        beforeRead: [showProposed],
        beforeChange: [holdForApproval({ content: Object.keys(content.shape), approvers })],
        afterChange: [tellDecision],
      },
      custom: { wasPublic: { listedAt: { exists: true } } satisfies Where },
    })
  }
