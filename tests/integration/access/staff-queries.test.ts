import { describe, expect, it } from 'vitest'
import { expectNoRejections } from '#support/no-rejections'
import { problemOf } from '#support/problem-of'
import { rest } from '#support/rest'

const id = '11111111-1111-4111-8111-111111111111'

expectNoRejections()

describe('queries of the panels', () => {
  it.each([
    'articles?depth=0&draft=true&limit=10&page=1&select[title]=true&sort=-publishedAt&where[and][0][id][not_in][0]=' +
      id,
    `articles?where[and][0][id][not_equals]=&where[and][1][title][like]=новина`,
    `articles?where[id][in]=${id},${id}&depth=0&limit=250&select[title]=true`,
    `articles?where[or][0][and][0][category][equals]=${id}&sort=title`,
    'articles?where[or][0][and][0][_status][equals]=published&sort=-_status',
    `articles/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`,
    'articles/versions?where[and][0][version.title][like]=x&sort=-version.updatedAt',
    'articles?where[image][exists]=true&sort=createdAt',
    'users?where[or][0][and][0][email][like]=@&sort=fullName',
    'users?where[fullName][like]=Мария&select[fullName]=true&sort=fullName,id&where[role][in]=admin,moderator',
    `media?where[and][0][purpose][equals]=editorial&select[filename]=true&select[sizes][small][url]=true&sort=-filename`,
    'reports?where[or][0][and][0][status][equals]=pending&sort=-createdAt&depth=1',
    `posts?where[owner][equals]=${id}&where[owner.fullName][like]=М`,
    'events?where[status][equals]=upcoming&sort=date',
    `event-registrations?where[event.title][like]=x&where[owner][not_in][0]=${id}`,
    `payload-locked-documents?where[document.value][equals]=${id}&where[document.relationTo][equals]=articles`,
    'payload-locked-documents?where[globalSlug][equals]=site',
  ])('are answered: %s', async (query) => {
    const { status, text } = await rest('GET', `/${query}`, { as: 'admin' })
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  })
})

describe('queries refused even to staff', () => {
  it.each([
    ['posts?sort=owner.hash', 'sort'],
    ['posts?sort=-owner.resetPasswordToken', 'sort'],
    ['users?sort=salt', 'sort'],
    ['users?sort=fullName,-sessions.id', 'sort'],
    ['users?sort=няма', 'sort'],
    ['users?where[sessions.id][equals]=x', 'where.sessions.id'],
    ['posts?where[owner.sessions.id][like]=x', 'where.owner.sessions.id'],
    ['posts?where[owner__hash][like]=x', 'where.owner__hash'],
    ['posts?where[or][0][and][0][owner.avatar.owner.hash][exists]=true', 'where.owner.avatar.owner.hash'],
    [
      'posts?where[owner.avatar.owner.profileComplete][equals]=true',
      'where.owner.avatar.owner.profileComplete',
    ],
    ['posts?where[id][equals]=x', 'where.id.equals'],
    [`posts?where[id][in]=${id},x`, 'where.id.in'],
    ['posts?where[owner][in][0]=x', 'where.owner.in'],
    ['posts?where[owner][not_equals][a]=x', 'owner.not_equals'],
    ['posts?where[owner.id][equals]=x', 'where.owner.id.equals'],
    ['posts?where[owner][greater_than]=x', 'where.owner.greater_than'],
    ['notices?where[updatedAt][contains][]=x', 'where.updatedAt.contains'],
    ['events?where[endsAt][not_like]=x', 'where.endsAt.not_like'],
    ['documents?where[hidden][not_like][]=x', 'where.hidden.not_like'],
    ['events?where[category][contains]=x', 'where.category.contains'],
    ['posts?where[id][not_like]=x', 'where.id.not_like'],
    ['article-categories/count?where[updatedAt][like]=x', 'where.updatedAt.like'],
    ['posts?where[owner][contains]=x', 'where.owner.contains'],
    ['articles?where[content][like]=x', 'where.content.like'],
    ['stores?where[rating][like]=x', 'where.rating.like'],
    ['articles/versions?where[updatedAt][contains]=x', 'where.updatedAt.contains'],
    ['services?where[slug][like][]=x', 'where.slug.like'],
    ['forum-topics?where[hiddenReason][contains][]=x', 'where.hiddenReason.contains'],
    ['posts?where[createdAt][greater_than][]=2026-01-01', 'where.createdAt.greater_than'],
    ['posts?where[content][near]=1,2', 'where.content.near'],
    ['payload-preferences?where[user][greater_than_equal]=x', 'where.user.greater_than_equal'],
    ['articles/versions?where[parent][equals]=x', 'where.parent.equals'],
    ['articles/versions?where[version.owner.sessions.id][equals]=x', 'where.version.owner.sessions.id'],
    ['posts?where="x"', 'where'],
    ['posts?where[content]=x', 'content'],
    ['posts?where[content][няма]=x', 'content.няма'],
    ['posts?where[or][0]=x', 'where'],
    ['globals/site?where[id][equals]=x', 'where'],
    ['globals/legal/versions?where[version.id][equals]=x', 'where'],
  ])('include %s', async (query, path) => {
    const answer = await rest('GET', `/${query}`, { as: 'admin' })
    expect([answer.status, problemOf(answer)?.path]).toEqual([400, path])
  })

  it('include thousands of nested conditions', async () => {
    const where = `${'{"and":['.repeat(20_000)}{}${']}'.repeat(20_000)}`
    const { status } = await rest('POST', '/posts', {
      as: 'admin',
      headers: {
        'X-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `where=${where}`,
    })
    expect(status).toBe(400)
  })

  it('are refused in bulk changes, too', async () => {
    const body = { content: 'x' }
    expect((await rest('PATCH', '/posts?where[id][in]=x', { as: 'moderator', body })).status).toBe(400)
    expect((await rest('DELETE', '/posts?where[owner.hash][like]=x', { as: 'moderator' })).status).toBe(400)
  })
})
