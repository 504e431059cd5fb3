import type { TextareaField } from 'payload'
import { nobodyField } from '#access/staff'
import type { plainHtml } from '#domain/text/user-text'

type Options = {
  /** Formatted text is not: a page of the worst would hold everybody up for a second. */
  isInLists: boolean
}

/** The text of a member as safe HTML (docs/decisions/052-user-text.md). */
export const userHtml = (render: typeof plainHtml, { isInLists }: Options): TextareaField => ({
  name: 'html',
  type: 'textarea',
  virtual: true,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  hooks: {
    afterRead: [
      ({ findMany, siblingData: { content, mentions } }) =>
        typeof content === 'string' && (isInLists || !findMany)
          ? render({ content, mentions: mentions ?? [] })
          : undefined,
    ],
  },
})
