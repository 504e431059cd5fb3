import type { CheckboxField, FieldAccess, NumberField, TextField } from 'payload'

type Derived = TextField | CheckboxField | NumberField

type Derivation = {
  name: string
  type?: 'text' | 'checkbox' | 'number'
  label: string
  read?: FieldAccess
  from: (doc: Record<string, string | null | undefined>) => unknown
}

export function derived({ name, type = 'text', label, read, from }: Derivation): Derived {
  return {
    name,
    type,
    label,
    virtual: true,
    access: { create: () => false, read, update: () => false },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { afterRead: [({ siblingData }) => from(siblingData)] },
  } as Derived
}
