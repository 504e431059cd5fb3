import type { AdminViewConfig } from 'payload'
import { importScreenTexts } from '#texts/contacts/import-screen'
import { requestQueueTexts } from '#texts/directory/changes'
import { categoryOrderTexts } from '#texts/forum/topic-tools'
import { approvalQueueTexts } from '#texts/moderation/approval-queue'
import { legalNoticeTexts } from '#texts/legal/legal-notices'
import { appealScreenTexts } from '#texts/moderation/appeals'
import { caseTexts } from '#texts/moderation/cases'
import { quickContactTexts, waitingTexts } from '#texts/panels/frame'
import { helpTexts } from '#texts/panels/help'
import { letterTexts } from '#texts/panels/letters'
import { messagesTexts } from '#texts/panels/messages'

/** Screens of our own beside Payload's, under either panel. */
type PanelScreen = { path: `/${string}`; Component: string; title: string }

export const screens: Record<string, PanelScreen> = {
  approvals: {
    path: '/approvals',
    Component: '/src/panels/approval/approvals-screen.tsx#ApprovalsScreen',
    title: approvalQueueTexts.title,
  },
  waiting: {
    path: '/waiting',
    Component: '/src/panels/waiting/waiting-screen.tsx#WaitingScreen',
    title: waitingTexts.title,
  },
  cases: {
    path: '/cases',
    Component: '/src/panels/cases/cases-screen.tsx#CasesScreen',
    title: caseTexts.title,
  },
  case: { path: '/case', Component: '/src/panels/cases/case-screen.tsx#CaseScreen', title: caseTexts.title },
  notice: {
    path: '/notice',
    Component: '/src/panels/cases/notice-screen.tsx#NoticeScreen',
    title: legalNoticeTexts.one,
  },
  appeal: {
    path: '/appeal',
    Component: '/src/panels/cases/appeal-screen.tsx#AppealScreen',
    title: appealScreenTexts.many,
  },
  messages: {
    path: '/messages',
    Component: '/src/panels/messages/messages-screen.tsx#MessagesScreen',
    title: messagesTexts.title,
  },
  letters: {
    path: '/letters',
    Component: '/src/panels/letters/letters-screen.tsx#LettersScreen',
    title: letterTexts.title,
  },
  requests: {
    path: '/requests',
    Component: '/src/panels/requests/requests-screen.tsx#RequestsScreen',
    title: requestQueueTexts.title,
  },
  help: { path: '/help', Component: '/src/panels/help/help-screen.tsx#HelpScreen', title: helpTexts.title },
  'quick-contact': {
    path: '/contacts/add',
    Component: '/src/panels/contacts/quick-contact-screen.tsx#QuickContactScreen',
    title: quickContactTexts.title,
  },
  import: {
    path: '/import',
    Component: '/src/panels/contact-import/import-screen.tsx#ImportScreen',
    title: importScreenTexts.title,
  },
  'category-order': {
    path: '/forum/order',
    Component: '/src/panels/forum/category-order-screen.tsx#CategoryOrderScreen',
    title: categoryOrderTexts.title,
  },
}

/** Payload compares addresses with the route of the base configuration, `/admin`, so the other panel's stand whole. */
export const screenViews: Record<string, AdminViewConfig> = Object.fromEntries(
  Object.entries(screens).flatMap(([name, { path, Component, title }]) => {
    const view = { Component, exact: true, meta: { title } }
    return [
      [name, { ...view, path }],
      [`moderator-${name}`, { ...view, path: `/moderator${path}` }],
    ]
  }),
)
