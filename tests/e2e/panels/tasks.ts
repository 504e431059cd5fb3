/** No document has it: a refusal by right comes before one for want of a document. */
export const nowhere = '00000000-0000-4000-8000-000000000000'

export type Task = {
  name: string
  /** Below the path of the panel; none where a task has no screen of its own. */
  screen?: string
  /** `:id` stands for a document of the collection in front of it. */
  call?: { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; data?: object }
}

/** What only administrators do. */
export const adminTasks: Task[] = [
  // By REST a moderator proposes one, as members do.
  { name: 'adding a contact', screen: '/contacts/add' },
  {
    name: 'importing contacts',
    screen: '/import',
    call: { method: 'POST', path: '/api/contacts/import?mode=preview' },
  },
  { name: 'exporting contacts', call: { method: 'GET', path: '/api/export/contacts' } },
  {
    name: 'editing embassies',
    screen: '/collections/embassies/create',
    call: { method: 'PATCH', path: '/api/embassies/:id', data: { phone: '030 1000100' } },
  },
  { name: 'deleting an embassy', call: { method: 'DELETE', path: '/api/embassies/:id' } },
  {
    name: 'editing stores',
    screen: '/collections/stores',
    call: { method: 'PATCH', path: '/api/stores/:id', data: { rating: 5 } },
  },
  { name: 'deleting a document', call: { method: 'DELETE', path: '/api/documents/:id' } },
  {
    name: 'changing a role',
    screen: '/collections/users',
    call: { method: 'PATCH', path: '/api/users/:id', data: { role: 'moderator' } },
  },
  { name: 'signing a member out', call: { method: 'DELETE', path: '/api/users/:id/sessions' } },
  {
    name: 'sending letters again',
    screen: '/letters',
    call: { method: 'POST', path: '/api/panel/letters/again' },
  },
  { name: 'reading the trail', screen: '/collections/trail', call: { method: 'GET', path: '/api/trail' } },
  {
    name: 'setting the site up',
    screen: '/globals/site',
    call: { method: 'POST', path: '/api/globals/site', data: { name: 'Друго име' } },
  },
]

/** What moderators do, too. */
export const staffTasks: Task[] = [
  { name: 'seeing what waits', screen: '/waiting', call: { method: 'GET', path: '/api/panel/waiting' } },
  {
    name: 'writing an article',
    screen: '/collections/articles/create',
    call: { method: 'PATCH', path: '/api/articles/:id', data: { title: 'Друго заглавие' } },
  },
  { name: 'deciding a case', screen: '/cases', call: { method: 'GET', path: '/api/cases' } },
  { name: 'deciding legal notices', call: { method: 'GET', path: '/api/notices' } },
  {
    name: 'deciding appeals',
    call: {
      method: 'POST',
      path: `/api/statements/${nowhere}/decide`,
      data: { decision: 'kept', answer: 'Не' },
    },
  },
  {
    name: 'deciding on reported changes',
    screen: '/requests?kind=contacts',
    call: {
      method: 'POST',
      path: `/api/directory/requests/${nowhere}/decide`,
      data: { decision: 'approved' },
    },
  },
  {
    name: 'ending a claim',
    call: { method: 'DELETE', path: `/api/directory/contacts/${nowhere}/claim` },
  },
  { name: 'approving', screen: '/approvals', call: { method: 'POST', path: '/api/approvals/:id' } },
  {
    name: 'answering messages',
    screen: '/messages',
    call: { method: 'POST', path: '/api/admin-messages/:id/reply', data: { text: 'Отговор' } },
  },
  {
    name: 'putting categories in order',
    screen: '/forum/order',
    call: { method: 'POST', path: '/api/forum-categories/order', data: { ids: [] } },
  },
  {
    name: 'merging topics',
    screen: '/collections/forum-topics',
    call: { method: 'POST', path: '/api/forum-topics/:id/merge', data: {} },
  },
  {
    name: 'adding synonyms',
    screen: '/collections/synonyms',
    call: { method: 'GET', path: '/api/panel/misses' },
  },
  {
    name: 'suspending a member',
    call: { method: 'POST', path: '/api/users/:id/suspend', data: { through: '2030-01-01', reason: 'Спам' } },
  },
  {
    name: 'bulk work',
    call: { method: 'POST', path: '/api/bulk', data: { collection: 'events', action: 'delete', ids: [] } },
  },
]
