import type { TextareaField } from 'payload'
import { nobodyField } from '#access/staff'
import { plainHtml } from '#domain/text/user-text'

/**
 * The text of a member as safe HTML (docs/decisions/052-user-text.md). Formatted text is not in lists: a page of the
 * worst would hold everybody up for a second.
 */
export const userHtml = (render: typeof plainHtml): TextareaField => ({
  name: 'html',
  type: 'textarea',
  virtual: true,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ findMany, siblingData: { content, mentions } }) =>
        typeof content === 'string' && (render === plainHtml || !findMany)
          ? render({ content, mentions: mentions ?? [] })
          : undefined,
    ],
  },
})
