import type { PostgresAdapter } from '@payloadcms/db-postgres'

type Ordered = { collection: string; sort?: string | string[] }

/**
 * The adapter adds a last order to the list that it is given or takes from the collection: from then on whoever may not
 * order by that field would be refused whatever they ask for. So it gets a list of its own.
 */
export function copyOrders(adapter: PostgresAdapter) {
  const { find, queryDrafts, updateMany } = adapter
  const withOwnOrder = <Args extends Ordered>(args: Args): Args => {
    const sort = args.sort ?? adapter.payload.collections[args.collection as 'users'].config.defaultSort
    return Array.isArray(sort) ? { ...args, sort: [...sort] } : args
  }
  adapter.find = (args) => find.call(adapter, withOwnOrder(args)) as never
  adapter.queryDrafts = (args) => queryDrafts.call(adapter, withOwnOrder(args)) as never
  adapter.updateMany = (args) => updateMany.call(adapter, withOwnOrder(args))
}
