import { routes } from '#domain/routes'

/** Redirects from the old site. */
export const GET = (request: Request) =>
  new Response(null, { status: 308, headers: { Location: routes.apartments + new URL(request.url).search } })
