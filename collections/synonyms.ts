import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { accessTo } from '#access/table'
import { SYNONYMS_MAX } from '#domain/limits'
import { groupFromAddress, synonymProblem } from '#domain/search/synonyms'
import { groupTexts } from '#texts/panels/collections'
import { synonymProblemText, synonymTexts as texts } from '#texts/search/synonyms'
import { panelList } from './panel-list'
import { collection } from './traits/collection'

const validate: TextareaFieldValidation = async (value, options) => {
  const isText = await textarea(value, options)
  if (isText !== true) return isText
  const problem = synonymProblem(value ?? '')
  return problem ? synonymProblemText(problem) : true
}

/** Groups of phrases that mean the same for the search (docs/decisions/017-search.md). */
const synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: ['-updatedAt', 'phrases'],
  access: accessTo('synonyms'),
  admin: {
    group: groupTexts.content,
    useAsTitle: 'phrases',
    defaultColumns: ['phrases', 'updatedAt'],
    listSearchableFields: ['phrases'],
    hideAPIURL: true,
    components: panelList({ beside: ['/src/panels/search/misses.tsx#MissesAbove'], drawerOf: 'synonyms' }),
  },
  fields: [
    {
      name: 'phrases',
      type: 'textarea',
      label: texts.phrases,
      required: true,
      maxLength: SYNONYMS_MAX,
      validate,
      // The same words in many groups would make them one.
      admin: { description: texts.phrasesHint, rows: 3, disableBulkEdit: true },
      defaultValue: ({ req }) => groupFromAddress(req.query.phrases),
    },
  ],
}

export const Synonyms = collection(synonyms)
