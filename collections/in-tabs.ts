import type { CollectionConfig } from 'payload'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

/** The tabs of the panels stand above the list. */
export const inTabs = { beforeList: ['/src/panels/frame/tab-strip.tsx#TabStrip'] } satisfies Components
