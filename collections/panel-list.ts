import type { CollectionConfig, TextField } from 'payload'
import type { SavedFilterName } from '#domain/panels/saved-filters'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type PayloadComponents = NonNullable<Components['beforeList']>

type Options = {
  /** The tabs of the panels stand above the list. */
  isTab?: boolean
  /** Links above the rows, each to the list with a condition. */
  filters?: readonly SavedFilterName[]
  beside?: PayloadComponents
  /** Documents are added and edited above the list, in a drawer that closes after a save. */
  drawerOf?: string
}

/** What stands around the list of a collection in the panels. */
export function panelList({ isTab = false, filters = [], beside = [], drawerOf }: Options): Components {
  const saved = '/src/panels/lists/saved-filters.tsx#SavedFilters'
  const drawer = '/src/panels/lists/edit-in-drawer.tsx#EditInDrawer'
  return {
    beforeList: isTab ? ['/src/panels/frame/tab-strip.tsx#TabStrip'] : [],
    beforeListTable: [
      ...(filters.length > 0 ? [{ path: saved, clientProps: { filters } }] : []),
      ...beside,
      ...(drawerOf ? [{ path: drawer, clientProps: { slug: drawerOf } }] : []),
    ],
  }
}

/** For the id of a document of any collection: a link in the form, and no column of numbers. */
export const linked = (typeField: string): TextField['admin'] => ({
  disableListColumn: true,
  disableListFilter: true,
  components: {
    Field: { path: '/src/panels/screen/item-link.tsx#ItemLink', clientProps: { typeField } },
  },
})
