import type { Endpoint } from 'payload'
import config from '#config'

const { collections, globals, endpoints } = await config

export const slugs = collections.map(({ slug }) => slug)

/** What Payload gives every collection: the calls of the table of rights, and those that only staff may make. */
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

/** Behind everything else of a collection the guard says that there is nothing. */
const nothing = '/(.*)'

type Given = Pick<Endpoint, 'method' | 'path'>[] | false

const namesOf = (given: Given) =>
  (given || []).filter(({ path }) => path !== nothing).map(({ method, path }) => `${method} ${path}`)

const under = (folder: string) => (name: string) =>
  name.replace(' /', ` ${folder}/`).replace(/(?<=\w)\/$/, '')

/** Every call of the built configuration beside those of all collections: „post /posts/:id/like“. */
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
