import type { SavedFilterName } from '#domain/panels/saved-filters'
import { adminMessageTexts } from '#texts/account/admin-messages'

export const listTexts = {
  filters: 'Запазени филтри',
  all: 'Всички',
  filter: {
    waiting: 'Чакащи',
    approved: 'Одобрени',
    returned: 'Върнати',
    hidden: 'Скрити',
    held: 'Чакат проверка за спам',
    expired: 'Изтекли',
    current: 'Активни',
    upcoming: 'Предстоящи',
    past: 'Приключили',
    published: 'Публикувани',
    drafts: 'Чернови',
    appealed: 'Обжалвани',
    notAppealed: 'Необжалвани',
    undecided: 'Чакащи',
    upheld: 'Уважени',
    dismissed: 'Отхвърлени',
    unread: 'Непрочетени',
    inactive: 'Неактивни',
    pinned: 'Закачени',
    locked: 'Заключени',
    staff: 'Екип',
    suspended: 'Спрени',
    unchecked: 'Непроверени от година',
    neverChecked: 'Никога непроверени',
    bounced: 'Недоставим имейл',
    ...adminMessageTexts.types,
  } satisfies Record<SavedFilterName, string>,
  approvedByDefault: 'Показани са одобрените.',
  unknownMember: 'Неизвестен потребител',
} as const

export const itemLinkTexts = { open: 'Отворете' } as const
