import type { AdminViewConfig } from 'payload'

/** Screens of our own beside Payload's: their path under either panel and the component that draws them. */
const screens: Record<string, { path: `/${string}`; Component: string }> = {
  waiting: { path: '/waiting', Component: '/src/panels/waiting/waiting-screen.tsx#WaitingScreen' },
  'quick-contact': {
    path: '/contacts/add',
    Component: '/src/panels/contacts/quick-contact-screen.tsx#QuickContactScreen',
  },
  'category-order': {
    path: '/forum/order',
    Component: '/src/panels/forum/category-order-screen.tsx#CategoryOrderScreen',
  },
}

/** Payload compares addresses with the route of the base configuration, `/admin`, so the other panel's stand whole. */
export const screenViews: Record<string, AdminViewConfig> = Object.fromEntries(
  Object.entries(screens).flatMap(([name, { path, Component }]) => [
    [name, { path, Component, exact: true }],
    [`moderator-${name}`, { path: `/moderator${path}`, Component, exact: true }],
  ]),
)
