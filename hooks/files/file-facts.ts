import type { CollectionBeforeOperationHook } from 'payload'

const facts = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
  'url',
  'thumbnailURL',
  'prefix',
  '_objectKey',
]

/** Payload would accept these from a request, which could then point a row to another file. */
export const leaveFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const said = Object.entries(args.data as Record<string, unknown>).filter(([name]) => !facts.includes(name))
  return { ...args, data: Object.fromEntries(said) }
}
