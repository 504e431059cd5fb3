import type { ItemKind } from '#domain/item-kinds'
import type { Approval } from '#domain/moderation/approval'

type Decided = { decision: Approval; name: unknown; reason?: unknown }

export const approvalTexts = {
  label: 'Одобрение',
  states: { pending: 'Очаква одобрение', approved: 'Одобрена', rejected: 'Върната за корекция' },
  reason: 'Причина',
  listedAt: 'Публикувано на',
  reasonRequired: 'Напишете какво трябва да се поправи.',
  notice: ({ decision, name, reason }: Decided) =>
    decision === 'approved'
      ? { title: 'Одобрено', message: `„${String(name)}“ вече е публикувано.` }
      : { title: 'Върнато за корекция', message: `„${String(name)}“: ${String(reason)}` },
} as const

/** In the gender of the thing: an ad and a service, a store and a contact. */
type Gender = 'feminine' | 'masculine'
const genders: Partial<Record<ItemKind, Gender>> = { stores: 'masculine', contacts: 'masculine' }

const stateWords = {
  feminine: { ...approvalTexts.states, changed: 'Одобрена · промяната чака преглед' },
  masculine: {
    pending: 'Очаква одобрение',
    approved: 'Одобрен',
    rejected: 'Върнат за корекция',
    changed: 'Одобрен · промяната чака преглед',
  },
} satisfies Record<Gender, Record<Approval | 'changed', string>>

export const stateWordsOf = (kind: ItemKind) => stateWords[genders[kind] ?? 'feminine']

export const ownStateTexts = { hidden: 'Скрита', expired: 'Изтекла (Expired)', active: 'Активна' } as const
