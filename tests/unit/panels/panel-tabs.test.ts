import { describe, expect, it } from 'vitest'
import { tabAt, tabPaths, tabsOf, waitingFor, waitingPath } from '#domain/panels/tabs'

describe('the tabs of a panel', () => {
  it('stand in their order, the first is open on its root', () => {
    expect([tabAt('/admin', '/admin'), tabAt('/moderator', '/moderator')]).toEqual(['contacts', 'news'])
    expect(tabsOf('/moderator')).toEqual(['news', 'events', 'contacts', 'reports', 'messages', 'forum'])
    expect(tabsOf('/admin')).toHaveLength(10)
  })

  it.each(['/admin', '/moderator'] as const)('are found by their addresses in %s', (panel) => {
    for (const tab of tabsOf(panel)) expect(tabAt(panel, panel + tabPaths[tab])).toBe(tab)
  })

  it('hold further lists, and none of another panel', () => {
    expect(tabAt('/moderator', '/moderator/collections/forum-comments')).toBe('forum')
    expect(tabAt('/moderator', '/moderator/collections/documents')).toBe(null)
    expect(tabAt('/admin', '/admin/collections/users')).toBe(null)
  })
})

describe('what waits', () => {
  it('is decided where its kind is decided', () => {
    const id = '1'
    const reported = { itemType: 'posts', itemId: '2' }
    expect(waitingPath({ kind: 'reports', id, reported })).toBe('/case?type=posts&id=2')
    expect(waitingPath({ kind: 'reports', id, reported: null })).toBe('/collections/reports/1')
    expect(waitingPath({ kind: 'messages', id })).toBe('/messages?kind=unread')
    expect(waitingPath({ kind: 'stores', id })).toBe('/approvals?kind=stores&item=1')
    expect(waitingPath({ kind: 'notices', id })).toBe('/notice?id=1')
    expect(waitingPath({ kind: 'appeals', id })).toBe('/appeal?id=1')
    expect(waitingPath({ kind: 'contact-requests', id })).toBe('/requests?kind=contacts#request-1')
  })

  it('is shown to those who decide it', () => {
    const moderators = ['reports', 'notices', 'appeals', 'messages', 'apartments', 'contact-requests']
    expect(waitingFor({ role: 'moderator' })).toEqual(moderators)
    expect(waitingFor({ role: 'admin' })).toEqual(expect.arrayContaining(['stores', 'store-requests']))
  })
})
