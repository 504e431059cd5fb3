import type { CollectionConfig, EditConfig } from 'payload'
import { withTypedNumbers } from '../fields/typed-numbers'
import { timestamps } from '../fields/timestamps'
import { checkPlace, type Trait } from './trait'
import { withTrail } from './with-trail'

/** No duplication: a copy would bypass the checks of a new document (owner, limits). */
export function collection(config: CollectionConfig, ...traits: Trait[]): CollectionConfig {
  const composed = traits.reduce((soFar, trait, index) => {
    checkPlace({ config: soFar, trait, before: traits.slice(0, index), behind: traits.slice(index + 1) })
    return trait.extend(soFar)
  }, config)
  return withTimestamps(withPanelForm(withBulkActions(withTrail({ ...composed, disableDuplicate: true }))))
}

/** Above the table, because Payload draws it within the selection. */
function withBulkActions(config: CollectionConfig): CollectionConfig {
  const { components = {} } = config.admin ?? {}
  const clientProps = { slug: config.slug, onlyAdminsDecide: config.custom?.approvers === 'admins' }
  const bulkActions = { path: '/src/panels/bulk/bulk-actions.tsx#BulkActions', clientProps }
  const beforeListTable = [...(components.beforeListTable ?? []), bulkActions]
  return { ...config, admin: { ...config.admin, components: { ...components, beforeListTable } } }
}

/** What each form of the panels does beyond Payload's. */
function withPanelForm(config: CollectionConfig): CollectionConfig {
  const { components = {} } = config.admin ?? {}
  const beforeDocumentControls = [
    ...(components.edit?.beforeDocumentControls ?? []),
    '/src/panels/screen/keep-modified.tsx#KeepModified',
    '/src/panels/typed-meanwhile/typed-meanwhile.tsx#OpenForm',
  ]
  const edit = { ...components.edit, beforeDocumentControls }
  const ownView = { default: { Component: '/src/panels/edit/edit-view.tsx#EditView' } }
  const views = { ...components.views, edit: { ...components.views?.edit, ...ownView } as EditConfig }
  return {
    ...config,
    admin: { ...config.admin, components: { ...components, edit, views } },
    fields: withTypedNumbers(config.fields),
  }
}

const withTimestamps = (config: CollectionConfig): CollectionConfig =>
  config.fields.some((field) => 'name' in field && field.name === 'createdAt')
    ? config
    : { ...config, fields: [...config.fields, ...timestamps()] }
