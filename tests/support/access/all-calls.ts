import type { Endpoint } from 'payload'
import config from '#config'

const { collections, globals, endpoints } = await config

export const slugs = collections.map(({ slug }) => slug)

/** Payload's default routes: those of the table of rights, and those for staff only. */
export const inTableOfRights = ['post /', 'get /', 'get /:id', 'patch /:id', 'delete /:id']
export const ofStaff = [
  'get /count',
  'patch /',
  'delete /',
  'post /access/:id?',
  'get /versions',
  'get /versions/:id',
  'post /versions/:id',
  'post /:id/duplicate',
]

/** A guard after a collection's routes answers everything else with 404. */
const nothing = '/(.*)'

type Given = Pick<Endpoint, 'method' | 'path'>[] | false

const namesOf = (given: Given) =>
  (given || []).filter(({ path }) => path !== nothing).map(({ method, path }) => `${method} ${path}`)

const under = (folder: string) => (name: string) =>
  name.replace(' /', ` ${folder}/`).replace(/(?<=\w)\/$/, '')

/** From the built configuration, so that new calls are included: `post /posts/:id/like`. */
export const everyCall = [
  ...new Set([
    ...namesOf(endpoints),
    ...collections.flatMap(({ slug, endpoints: given }) =>
      namesOf(given)
        .filter((name) => !inTableOfRights.includes(name) && !ofStaff.includes(name))
        .map(under(`/${slug}`)),
    ),
    ...globals.flatMap(({ slug, endpoints: given }) => namesOf(given).map(under(`/globals/${slug}`))),
  ]),
].sort()
