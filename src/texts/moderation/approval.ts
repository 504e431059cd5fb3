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

export const ownStateTexts = { hidden: 'Скрита', expired: 'Изтекла (Expired)', active: 'Активна' } as const
