import type { CheckboxField, TextField } from 'payload'

type Derivation = {
  name: string
  type?: 'text' | 'checkbox'
  label: string
  from: (doc: Record<string, string | null | undefined>) => unknown
}

/** A value worked out from its neighbours on every read; it has no column and cannot be written. */
export function derived({ name, type = 'text', label, from }: Derivation): TextField | CheckboxField {
  return {
    name,
    type,
    label,
    virtual: true,
    access: { create: () => false, update: () => false },
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => from(siblingData)] },
  } as TextField | CheckboxField
}
