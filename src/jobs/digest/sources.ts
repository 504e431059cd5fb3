import type { Payload } from 'payload'
import type { DigestItem } from '#domain/notifications/digest'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import type { digestTexts } from '#texts/notifications/digest'

type Question = { payload: Payload; since: string; now: string }

export type DigestSource = {
  section: keyof typeof digestTexts.sections
  read: (question: Question) => Promise<DigestItem[]>
}

const asVisitor = { overrideAccess: false, depth: 0, pagination: false } as const

const articles: DigestSource = {
  section: 'articles',
  read: async ({ payload, since }) => {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { publishedAt: { greater_than: since } },
      select: { title: true, slug: true },
      sort: '-publishedAt',
      ...asVisitor,
    })
    return docs.map(({ title, slug }) => ({
      title,
      path: routes.article(String(slug)),
      city: null,
      date: null,
    }))
  },
}

const events: DigestSource = {
  section: 'events',
  read: async ({ payload, since, now }) => {
    const { docs } = await payload.find({
      collection: 'events',
      where: {
        createdAt: { greater_than: since },
        date: { greater_than: now },
        cancelled: { equals: false },
      },
      select: { title: true, slug: true, city: true, date: true },
      sort: '-createdAt',
      ...asVisitor,
    })
    return docs.map(({ title, slug, city, date }) => ({
      title,
      path: routes.event(String(slug)),
      city,
      date,
    }))
  },
}

const services: DigestSource = {
  section: 'services',
  read: async ({ payload, since }) => {
    const { docs } = await payload.find({
      collection: 'services',
      where: { listedAt: { greater_than: since } },
      select: { title: true, slug: true, location: true },
      sort: '-listedAt',
      ...asVisitor,
    })
    return docs.map(({ id, title, slug, location = null }) => ({
      title,
      path: itemUrl({ kind: 'services', id, slug }),
      city: location,
      date: null,
    }))
  },
}

export const digestSources: readonly DigestSource[] = [events, services, articles]
