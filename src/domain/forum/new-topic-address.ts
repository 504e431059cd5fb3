import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'

/** Opens the form, with the title where one is known already. Not of `routes`, which every page loads. */
export const newTopicAddress = (title = ''): string => listAddress(routes.forum, { new: '1', title })
