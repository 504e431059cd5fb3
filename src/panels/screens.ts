import type { AdminViewConfig } from 'payload'

/** Screens of our own beside Payload's: their path under either panel and the component that draws them. */
const screens: Record<string, { path: `/${string}`; Component: string }> = {
  approvals: { path: '/approvals', Component: '/src/panels/approval/approvals-screen.tsx#ApprovalsScreen' },
}

/** Payload compares addresses with the route of the base configuration, `/admin`, so the other panel's stand whole. */
export const screenViews: Record<string, AdminViewConfig> = Object.fromEntries(
  Object.entries(screens).flatMap(([name, { path, Component }]) => [
    [name, { path, Component, exact: true }],
    [`moderator-${name}`, { path: `/moderator${path}`, Component, exact: true }],
  ]),
)
