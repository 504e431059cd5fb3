import type { CollectionBeforeOperationHook } from 'payload'

/** What Payload writes down of a file when it stores it, and where it lies. */
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

/**
 * Nobody says these: Payload would take them from whoever changes the text beside a file, which then had the name of
 * another one or of none. A new file brings its own later.
 */
export const leaveFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const said = Object.entries(args.data as Record<string, unknown>).filter(([name]) => !facts.includes(name))
  return { ...args, data: Object.fromEntries(said) }
}
