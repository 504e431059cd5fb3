import type { ZodObject } from 'zod'
import { holderOrStaffField } from '#access/members'
import { adminsField, nobodyField, staffField } from '#access/staff'
import { type Approval, approvals } from '#domain/moderation/approval'
import { REASON_MAX } from '#domain/limits'
import { holdForApproval, overlayProposed, showProposed, notifyOfDecision } from '#hooks/moderation/approval'
import { followSubject } from '#hooks/notifications/follow-subject'
import { approvalTexts } from '#texts/moderation/approval'
import { momentPicker } from '../fields/date-pickers'
import { add } from './addition'
import type { Trait } from './trait'

type Options = {
  content: ZodObject
  approvers?: 'staff' | 'admins'
  /** The words of the panels, in the gender of the thing. */
  states?: Record<Approval, string>
}

/** An owner's edit of an approved item waits in `proposed`; the approved version stays public. */
export const approvable = ({
  content,
  approvers = 'staff',
  states = approvalTexts.states,
}: Options): Trait => {
  const approvedContent = Object.keys(content.shape)
  const decide = approvers === 'admins' ? adminsField : staffField
  return {
    name: 'approvable',
    requires: ['owned'],
    fields: approvedContent,
    extend: (config) =>
      add(config, {
        fields: [
          {
            name: 'approval',
            type: 'select',
            label: approvalTexts.label,
            options: approvals.map((value) => ({ value, label: states[value] })),
            index: true,
            access: { create: decide, read: holderOrStaffField, update: decide },
            admin: {
              position: 'sidebar',
              components: { Cell: '/src/panels/lists/state-cell.tsx#StateCell' },
            },
          },
          {
            name: 'rejectionReason',
            type: 'textarea',
            label: approvalTexts.reason,
            maxLength: REASON_MAX,
            access: { create: decide, read: holderOrStaffField, update: decide },
            admin: { position: 'sidebar', condition: ({ approval }) => approval === 'rejected' },
          },
          {
            name: 'listed',
            type: 'checkbox',
            defaultValue: false,
            index: true,
            access: { create: nobodyField, update: nobodyField },
            admin: { hidden: true, disableListColumn: true, disableListFilter: true },
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
          beforeChange: [holdForApproval({ content: approvedContent, approvers })],
          afterChange: [notifyOfDecision],
          afterDelete: [followSubject.afterDelete],
        },
        custom: { approvedContent, approvers, wasPublic: { listedAt: { exists: true } } },
      }),
  }
}
