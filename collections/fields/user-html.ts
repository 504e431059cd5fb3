import type { TextareaField } from 'payload'
import { nobodyField } from '#access/staff'

export const userHtml: TextareaField = {
  name: 'html',
  type: 'textarea',
  virtual: true,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
}
