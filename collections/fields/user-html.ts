import type { TextareaField } from 'payload'
import { nobodyField } from '#access/staff'
import type { plainHtml } from '#domain/text/user-text'

/** The text of a member as safe HTML (docs/decisions/052-user-text.md). */
export const userHtml = (render: typeof plainHtml): TextareaField => ({
  name: 'html',
  type: 'textarea',
  virtual: true,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ siblingData: { content, mentions } }) =>
        typeof content === 'string' ? render({ content, mentions: mentions ?? [] }) : undefined,
    ],
  },
})
