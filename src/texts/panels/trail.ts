import { shortDateTime } from '#domain/time/dates'
import type { TrailAction } from '#domain/trail/trail'
import { adminMessageTexts } from '#texts/account/admin-messages'
import { changeTexts } from '#texts/directory/changes'
import { embassyTexts } from '#texts/embassies/embassies'
import { registrationTexts } from '#texts/events/events'
import { postCommentTexts } from '#texts/feed/feed'
import { forumCategoryTexts, forumCommentTexts } from '#texts/forum/forum'
import { kindTexts } from '#texts/kinds'
import { legalTexts } from '#texts/legal/legal'
import { legalNoticeTexts } from '#texts/legal/legal-notices'
import { reportTexts } from '#texts/moderation/reports'
import { statementTexts } from '#texts/moderation/statements'
import { synonymTexts } from '#texts/search/synonyms'
import { siteTexts } from '#texts/shell/site'
import { categoryTexts, mediaTexts, userTexts } from './collections'
import { letterTexts } from './letters'

const kindNames = Object.fromEntries(Object.entries(kindTexts).map(([kind, { one }]) => [kind, one]))

/** By the slug of the collection or of the settings. */
const subjects: Record<string, string> = {
  ...kindNames,
  embassies: embassyTexts.one,
  'forum-comments': forumCommentTexts.one,
  'forum-categories': forumCategoryTexts.one,
  'post-comments': postCommentTexts.one,
  'article-categories': categoryTexts.one,
  media: mediaTexts.one,
  synonyms: synonymTexts.one,
  reports: reportTexts.one,
  notices: legalNoticeTexts.one,
  statements: statementTexts.one,
  'admin-messages': adminMessageTexts.one,
  'event-registrations': registrationTexts.one,
  'directory-requests': changeTexts.one,
  users: userTexts.one,
  letters: letterTexts.one,
  site: siteTexts.label,
  legal: legalTexts.label,
}

const actions: Record<TrailAction, string> = {
  create: 'Добавяне',
  update: 'Промяна',
  delete: 'Изтриване',
  publish: 'Публикуване',
  unpublish: 'Сваляне от сайта',
  hide: 'Скриване',
  show: 'Показване',
  approve: 'Одобряване',
  reject: 'Връщане за корекция',
  uphold: 'Уважен доклад',
  dismiss: 'Отхвърлен доклад',
  confirmOwner: 'Потвърден собственик',
  refuseOwner: 'Отказан собственик',
  endOwner: 'Прекратено потвърждение',
  merge: 'Сливане на теми',
  reply: 'Отговор на съобщение',
  import: 'Внос на контакти',
  undoImport: 'Връщане на внос',
  role: 'Смяна на роля',
  suspend: 'Спиране на член',
  liftSuspension: 'Вдигане на спиране',
  signOut: 'Излизане отвсякъде',
  resetCodes: 'Премахване на кодове',
  sendAgain: 'Повторно изпращане',
}

type Change = { label: string; before: string | null; after: string | null }

const nothing = 'празно'

export const trailTexts = {
  one: 'Ред от следата',
  many: 'Следа',
  action: 'Действие',
  actions,
  subject: 'Какво',
  subjects,
  title: 'Заглавие',
  told: 'Промени',
  reason: 'Причина',
  actor: 'Кой',
  actorRole: 'Роля',
  member: 'Чие',
  documentId: 'Номер',
  open: 'отворете',
  changed: (label: string) => `${label}: променено`,
  change: ({ label, before, after }: Change) => `${label}: ${before ?? nothing} → ${after ?? nothing}`,
  moment: (moment: string) => shortDateTime(moment),
} as const
